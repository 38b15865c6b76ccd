import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useMatches } from 'react-router-dom';
import { rowsPlaceOf } from './rows-place.ts';
import { useWanted } from './use-wanted.ts';

const loadRows = async () => (await import('./PersonalRows.tsx')).PersonalRows;
const loadAddedRows = async () => (await import('./PersonalRows.tsx')).AddedRows;

/**
 * The rows of products that are each shopper's own, below the page: what is recommended, what was looked at. A page's first
 * load knows nothing of them; they find their place by its id, and what they go with by the page's data.
 */
export function LateRows() {
  const matches = useMatches();
  const place = useMemo(() => rowsPlaceOf(matches), [matches]);
  const [Rows] = useWanted(place !== null, loadRows, 'catalogue');
  const room = document.getElementById('late-rows');
  return Rows && place && room && createPortal(<Rows place={place} />, room);
}

/** What goes with the product that was just put into the cart (CART-13). */
export function LateAddedRows() {
  const [Rows] = useWanted(true, loadAddedRows, 'catalogue');
  return Rows && <Rows />;
}
