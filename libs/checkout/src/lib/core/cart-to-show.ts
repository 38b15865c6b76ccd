import type { CheckoutCart } from '@lyng/model';

/** The state of the cart: `loading` before the first response, `unreachable` when the server does not respond. */
export type CartStatus = 'loading' | 'ready' | 'unreachable';

/**
 * The cart that the checkout goes on with. A cart that cannot be read for a while is not empty: the last known cart
 * stays, and with it the form, until there is a response.
 */
export const cartToShow = (known: CheckoutCart, current: CheckoutCart, status: CartStatus): CheckoutCart =>
  status === 'ready' || current.lines.length > 0 ? current : known;
