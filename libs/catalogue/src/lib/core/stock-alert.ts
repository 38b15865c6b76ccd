import type { Sku } from '@lyng/model';
import { buyable } from './stock-status.ts';

/** The reason why the shop did not register the stock alert. */
export type StockAlertFailure =
  | { readonly kind: 'invalid-email' }
  | { readonly kind: 'no-size' }
  /** Too many from here in a short time. */
  | { readonly kind: 'too-many' }
  /** No response from the shop, or an unexpected one. */
  | { readonly kind: 'unavailable' };

/** The sizes that a stock alert can be requested for: those that cannot be bought. */
export const sizesToWaitFor = (skus: readonly Sku[]): readonly Sku[] =>
  skus.filter(({ stock }) => buyable(stock) === 0);
