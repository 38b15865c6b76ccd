import { missingToOrder } from '@lyng/model';
import type { MinimumOrder, MinorUnits } from '@lyng/model';
import type { CheckoutCart } from './checkout-cart.ts';

/** What is known to be missing to an order; nothing while the sum of the goods is worked out. */
export const missingInCart = ({ summary, moneyBusy }: CheckoutCart, minimum: MinimumOrder | undefined): MinorUnits =>
  minimum === undefined || summary === null || moneyBusy ? 0 : missingToOrder(summary, minimum);
