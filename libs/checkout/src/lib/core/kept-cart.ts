import type { CheckoutCart } from './checkout-cart.ts';

/** How well the host knows the cart: `loading` before its first answer, `unreachable` when nobody answers. */
export type CartStatus = 'loading' | 'ready' | 'unreachable';

/**
 * The cart that the checkout goes on with. One that cannot be read for a while is not empty: what was last known of it
 * stays, and with it the form, until there is an answer (CHK-18).
 */
export const cartToShow = (known: CheckoutCart, current: CheckoutCart, status: CartStatus): CheckoutCart =>
  status === 'ready' || current.lines.length > 0 ? current : known;
