import { missingToOrder } from '@lyng/model';
import type { CheckoutCart, MinimumOrder, MinorUnits } from '@lyng/model';

/** The state of the cart: `loading` before the first response, `unreachable` when the server does not respond. */
export type CartStatus = 'loading' | 'ready' | 'unreachable';

/**
 * The cart that the checkout goes on with. A cart that cannot be read for a while is not empty: the last known cart
 * stays, and with it the form, until there is a response.
 */
export const cartToShow = (known: CheckoutCart, current: CheckoutCart, status: CartStatus): CheckoutCart =>
  status === 'ready' || current.lines.length > 0 ? current : known;

/** Whether gift card and balance pay the complete order, by the last response. */
export const isNothingDue = ({ summary }: CheckoutCart): boolean => summary?.total.selling.incVat === 0;

/** The missing amount for an order; 0 while the sum of the goods is being calculated. */
export const missingInCart = ({ summary, moneyBusy }: CheckoutCart, minimum: MinimumOrder | undefined): MinorUnits =>
  minimum === undefined || summary === null || moneyBusy ? 0 : missingToOrder(summary, minimum);
