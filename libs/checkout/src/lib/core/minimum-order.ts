import { missingToOrder } from '@lyng/model';
import type { CheckoutCart, MinimumOrder, MinorUnits } from '@lyng/model';

/** The missing amount for an order; 0 while the sum of the goods is being calculated. */
export const missingInCart = ({ summary, moneyBusy }: CheckoutCart, minimum: MinimumOrder | undefined): MinorUnits =>
  minimum === undefined || summary === null || moneyBusy ? 0 : missingToOrder(summary, minimum);
