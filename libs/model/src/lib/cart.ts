import type { CurrencyCode } from './market.ts';
import type { MinorUnits, Money, Price } from './price.ts';
import type { ProductSummary, Sku } from './product.ts';

export interface AppliedCampaign {
  readonly name: string;
  /** The campaign counts but its name is not shown. */
  readonly hideTitle: boolean;
}

/** An item of the cart. */
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

/** The sums of a cart. Every amount comes from the server. */
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
    /** The day on which all of it arrives, in the server's words; empty where it names none. */
    readonly arrivesOn: string;
  };
  /** The amount left to pay. */
  readonly total: Price;
  /** The VAT on the goods and their way, however they are paid, as the server writes it. */
  readonly vatFormatted: string;
}

/** The minimum value of goods for an order in a market. */
export interface MinimumOrder {
  /** In minor units, VAT included. */
  readonly value: MinorUnits;
  readonly currency: CurrencyCode;
}

/**
 * The amount missing to an order, in minor units with VAT; 0 when the goods reach the minimum. The server holds the
 * rule.
 */
export const missingToOrder = ({ subTotal }: Pick<CartSummary, 'subTotal'>, { value }: MinimumOrder): MinorUnits =>
  Math.max(0, value - subTotal.selling.incVat);

/** A cart with its lines and sums. */
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
