import type { PurchasedOrder } from '@lyng/feature';
import type { MinorUnits } from '@lyng/model';

type PurchasedLine = PurchasedOrder['lines'][number];

export interface ConfirmationLine extends PurchasedLine {
  readonly key: string;
  readonly productId: number;
  readonly skuId: number;
  readonly image: string | null;
  readonly alias: string;
  readonly totalFormatted: string;
}

export interface ConfirmationAddress {
  readonly name: string;
  readonly company: string;
  readonly careOf: string;
  readonly lines: readonly string[];
  readonly zip: string;
  readonly city: string;
}

interface Formatted {
  readonly formatted: string;
}

/** An order as its buyer sees it, with the fields for tracking. */
export interface Confirmation extends PurchasedOrder {
  readonly lines: readonly ConfirmationLine[];
  readonly delivery: ConfirmationAddress;
  /** In the server's words: `tors. 3. dec.`; empty where it names no day. */
  readonly arrivesOn: string;
  /** The total of the order, independent of the payment method. */
  readonly saleFormatted: string;
  readonly vatFormatted: string;
  /** The amounts that a gift card or a balance paid. */
  readonly balance: Formatted & { readonly pending: MinorUnits };
  /** The amount paid in another way; the VAT is that of the complete sale. */
  readonly total: Formatted & PurchasedOrder['total'];
  readonly discount: Formatted & PurchasedOrder['discount'];
  readonly subTotalFormatted: string;
  readonly shipping: Formatted & PurchasedOrder['shipping'];
}
