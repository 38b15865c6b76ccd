import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useMatches } from 'react-router-dom';
import { rowsPlaceOf } from './rows-place.ts';
import { useLazyComponent } from '@lyng/feature';

const loadRows = async () => (await import('./PersonalRows.tsx')).PersonalRows;
const loadAddedRows = async () => (await import('./PersonalRows.tsx')).AddedRows;

/**
 * The shopper's personal rows of products below the page: recommended and last visited. They are not part of the first
 * load; they find their place by its id, and their context in the page's data.
 */
export function LazyRows() {
  const matches = useMatches();
  const place = useMemo(() => rowsPlaceOf(matches), [matches]);
  const [Rows] = useLazyComponent(place !== null, loadRows, 'catalogue');
  const room = document.getElementById('personal-rows');
  return Rows && place && room && createPortal(<Rows place={place} />, room);
}

/** Recommendations for the product that was just added to the cart. */
export function LazyAddedRows() {
  const [Rows] = useLazyComponent(true, loadAddedRows, 'catalogue');
  return Rows && <Rows />;
}
