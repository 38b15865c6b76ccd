import type { CartSummary } from '@lyng/model';

/** The distance to free shipping: the server's text for what is missing, and a share of the way for the bar. */
export type FreeShipping =
  | { readonly kind: 'reached' }
  | { readonly kind: 'missing'; readonly leftFormatted: string; readonly share: number };

/** Reads the free shipping bar from the server's summary; nothing to show for an empty cart. */
export function freeShipping(summary: CartSummary | null): FreeShipping | null {
  if (!summary) return null;
  const { amountLeftToFreeShipping: left, amountLeftToFreeShippingFormatted: leftFormatted } = summary.shipping;
  const spent = summary.subTotal.selling.incVat;
  if (spent <= 0) return null;
  return left <= 0 ? { kind: 'reached' } : { kind: 'missing', leftFormatted, share: spent / (spent + left) };
}
