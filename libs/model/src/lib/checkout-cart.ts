import type { CartSummary } from './cart.ts';
import type { Price } from './price.ts';
import type { ProductSummary, Sku } from './product.ts';

/** One line of what is about to be bought. */
export interface CheckoutLine {
  readonly key: string;
  readonly reference: { readonly skuId: number };
  readonly quantity: number;
  readonly product: ProductSummary & { readonly skus: readonly Sku[] };
  /** `null` while the server works it out. */
  readonly totalPrice: Price | null;
}

/** The cart as the checkout needs it; the server alone counts it. */
export interface CheckoutCart {
  readonly id: string;
  readonly lines: readonly CheckoutLine[];
  readonly summary: CartSummary | null;
  /** The code that the cart has; absent or empty without one. */
  readonly promoCode?: string;
  /** Whether that code lowers the total, by the last response. */
  readonly promoCodeCounts?: boolean;
  /** The sums are outdated. */
  readonly moneyBusy: boolean;
}
