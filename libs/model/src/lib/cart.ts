import type { CurrencyCode } from './locale.ts';
import type { MinorUnits, Money, Price } from './price.ts';
import type { ProductSummary, Sku } from './product.ts';

export interface AppliedCampaign {
  readonly name: string;
  /** The campaign counts but its name is not shown. */
  readonly hideTitle: boolean;
}

/** Spec §3 Cart item. */
export interface CartItem {
  readonly id: string;
  readonly skuId: number;
  readonly quantity: number;
  readonly unitPrice: Price;
  readonly totalPrice: Price;
  readonly campaign: {
    readonly appliedCampaigns: readonly AppliedCampaign[];
    readonly prices: readonly { readonly quantity: number; readonly price: Price }[];
  };
  readonly product: ProductSummary & { readonly skus: readonly Sku[] };
  /** Given along by a campaign, for nothing; absent for everything that is bought. */
  readonly isFreeGift?: boolean;
}

/** Spec §3 Cart summary. Every amount comes from the server. */
export interface CartSummary {
  readonly fixedAmountDiscount: { readonly incVat: MinorUnits; readonly exVat: MinorUnits };
  readonly balance: {
    readonly pending: MinorUnits;
    readonly pendingFormatted: string;
    readonly totalSellingPriceExBalance: Money;
  };
  readonly subTotal: Price;
  readonly shipping: {
    readonly amountLeftToFreeShipping: MinorUnits;
    readonly amountLeftToFreeShippingFormatted: string;
    readonly fee: Money;
    readonly isDefault: boolean;
  };
  /** What is left to pay. */
  readonly total: Price;
  /** The VAT on the goods and their way, however they are paid, as the server writes it. */
  readonly vatFormatted: string;
}

/** The least that goods may be worth in an order of a market (CHK-04). */
export interface MinimumOrder {
  /** In minor units, VAT included. */
  readonly value: MinorUnits;
  readonly currency: CurrencyCode;
}

/** What is missing to an order, in minor units with VAT; 0 when the goods are worth enough. The server holds the rule. */
export const missingToOrder = ({ subTotal }: Pick<CartSummary, 'subTotal'>, { value }: MinimumOrder): MinorUnits =>
  Math.max(0, value - subTotal.selling.incVat);

/** Spec §3 Cart. */
export interface Cart {
  readonly id: string;
  readonly promoCode: string;
  /** The code lowers what is to be paid; absent without one, and for one that has stopped counting. */
  readonly promoCodeCounts?: boolean;
  readonly isCompleted: boolean;
  /** A gift card lies beside the cart; absent for most. */
  readonly hasGiftCard?: boolean;
  readonly appliedCampaigns: readonly AppliedCampaign[];
  readonly items: readonly CartItem[];
  readonly summary: CartSummary;
}
