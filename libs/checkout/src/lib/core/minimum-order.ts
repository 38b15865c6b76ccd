import type { MinorUnits } from '@lyng/model';
import type { CheckoutCart } from './checkout-cart.ts';

/** The least that goods may be worth in an order of this market (CHK-04). */
export interface MinimumOrder {
  /** In minor units, VAT included. */
  readonly value: MinorUnits;
  readonly formatted: string;
}

/** Whether the goods are known to be worth less; while their sum is worked out they are not known to be. The server holds the rule. */
export const isBelowMinimum = ({ summary, moneyBusy }: CheckoutCart, minimum: MinimumOrder | undefined): boolean =>
  minimum !== undefined && summary !== null && !moneyBusy && summary.subTotal.selling.incVat < minimum.value;
