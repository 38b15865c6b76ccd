import type { Sku } from '@lyng/model';
import { buyable } from './stock-status.ts';

/** Why the shop did not note who waits for a size. */
export type StockAlertFailure =
  | { readonly kind: 'invalid-email' }
  | { readonly kind: 'no-size' }
  /** Too many from here in a short time. */
  | { readonly kind: 'too-many' }
  /** The shop did not answer, or not as expected. */
  | { readonly kind: 'unavailable' };

/** The sizes that somebody may wait for: those that cannot be bought. */
export const sizesToWaitFor = (skus: readonly Sku[]): readonly Sku[] =>
  skus.filter(({ stock }) => buyable(stock) === 0);
