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
  /** The sums are the old ones. */
  readonly moneyBusy: boolean;
}
