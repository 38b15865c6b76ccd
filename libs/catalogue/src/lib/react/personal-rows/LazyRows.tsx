import { useLazyComponent, useShownPage } from '@lyng/feature';
import type { Slots } from '@lyng/feature';
import { createPortal } from 'react-dom';
import { overlayMessages } from '../overlay-messages.ts';
import { rowsPlaceOf } from './rows-place.ts';
import type { ProductData } from './rows-place.ts';
import { useResolved } from './use-resolved.ts';

const loadRows = async () => (await import('./PersonalRows.tsx')).PersonalRows;
const loadAddedRows = async () => (await import('./PersonalRows.tsx')).AddedRows;

/**
 * The shopper's personal rows of products below the page: recommended and last visited. They are not part of the first
 * load; they find their place by its id, and their context in the page's data.
 */
export function LazyRows() {
  const page = useShownPage();
  const similar = useResolved((page.data as Partial<ProductData> | undefined)?.similar);
  const place = rowsPlaceOf(page, similar);
  const [Rows] = useLazyComponent(place !== null, loadRows, overlayMessages);
  const room = document.getElementById('personal-rows');
  return Rows && place && room && createPortal(<Rows place={place} />, room);
}

export function LazyAddedRows(added: Slots['cart:added']) {
  const [Rows] = useLazyComponent(true, loadAddedRows, overlayMessages);
  return Rows && <Rows {...added} />;
}
