import type { CartSummary, Price, ProductSummary, Sku } from '@lyng/model';

/** One line of what is about to be bought. */
export interface CheckoutLine {
  readonly key: string;
  readonly reference: { readonly skuId: number };
  readonly quantity: number;
  readonly product: ProductSummary & { readonly skus: readonly Sku[] };
  /** `null` while the server works it out. */
  readonly totalPrice: Price | null;
}

/** The cart as the checkout needs it; the host gives it, the server alone counts it. */
export interface CheckoutCart {
  readonly id: string;
  readonly lines: readonly CheckoutLine[];
  readonly summary: CartSummary | null;
  /** The code that the cart has; absent or empty without one. */
  readonly promoCode?: string;
  /** Whether that code lowers what is to be paid, as the server last said. */
  readonly promoCodeCounts?: boolean;
  /** The sums are the old ones. */
  readonly moneyBusy: boolean;
}

/** Whether gift card and balance pay the whole order, as the server last said. */
export const isNothingDue = ({ summary }: CheckoutCart): boolean => summary?.total.selling.incVat === 0;
