import type { CurrencyCode, MinorUnits } from '@lyng/model';

/** One line of an order that was made. */
export interface ConfirmationLine {
  readonly key: string;
  readonly productId: number;
  readonly articleNumber: string;
  readonly skuId: number;
  readonly name: string;
  readonly brand: string;
  readonly variant: string;
  readonly image: string | null;
  readonly alias: string;
  readonly quantity: number;
  readonly totalFormatted: string;
  /** The paid and the full price of the line, in minor units with VAT, for tracking. */
  readonly selling: MinorUnits;
  readonly regular: MinorUnits;
  /** Integer percent. */
  readonly discountPercentage: number;
  readonly isGiftCard: boolean;
  readonly colour?: string | undefined;
}

/** The destination of the parcel. */
export interface ConfirmationAddress {
  readonly name: string;
  readonly company: string;
  readonly careOf: string;
  readonly lines: readonly string[];
  readonly zip: string;
  readonly city: string;
}

/** An order as its buyer sees it, with the fields for tracking. */
export interface Confirmation {
  readonly orderId: string;
  readonly currency: CurrencyCode;
  readonly firstName: string;
  readonly lastName: string;
  readonly zip: string;
  readonly nthPurchase: number;
  readonly promoCode: string;
  readonly lines: readonly ConfirmationLine[];
  readonly delivery: ConfirmationAddress;
  /** The total of the order, independent of the payment method. */
  readonly saleFormatted: string;
  /** The VAT on it. */
  readonly vatFormatted: string;
  /** The amounts that a gift card or a balance paid. */
  readonly balance: { readonly pending: MinorUnits; readonly formatted: string };
  /** The amount paid in another way; the VAT is that of the complete sale. */
  readonly total: {
    readonly incVat: MinorUnits;
    readonly exVat: MinorUnits;
    readonly vat: MinorUnits;
    readonly formatted: string;
  };
  readonly discount: { readonly incVat: MinorUnits; readonly formatted: string };
  readonly itemValue: { readonly incVat: MinorUnits; readonly exVat: MinorUnits };
  readonly subTotalFormatted: string;
  readonly shipping: { readonly incVat: MinorUnits; readonly exVat: MinorUnits; readonly formatted: string };
  readonly fixedDiscount: { readonly incVat: MinorUnits; readonly exVat: MinorUnits };
}
