import { inTurn } from '@lyng/browser';
import type { Result } from '@lyng/model';
import type { CartFailure } from '../core/cart-failure.ts';
import { fetchCart } from '../wire/cart-gateway.ts';
import type { CartAnswer, CartReference } from '../wire/kept-cart.ts';
import type { CartPorts } from './cart-ports.ts';
import { isGone } from './load-cart.ts';

type Answer = Result<CartFailure, CartAnswer>;

/** Tabs that make a cart at once wait here for each other; all but the first find it made. */
const lockName = 'lyng-cart-make';

/** So long a tab waits, in ms: a tab that is held up must not keep the others from buying. */
const CART_TURN_MS = 5000;

/**
 * A cart for a shopper without one: that of the cookie, which another tab may have made meanwhile, else a new one. Two tabs
 * that each made their own would have one of them lose what was put into it (PAIN-05).
 */
export const makeCart = (ports: CartPorts, asked: CartReference, isWanted: () => boolean): Promise<Answer> => {
  const patience = new AbortController();
  if (ports.locks) void ports.delay(CART_TURN_MS).then(() => patience.abort());
  return inTurn({ name: lockName, locks: ports.locks, signal: patience.signal }, async () => {
    const cartId = ports.readCartId();
    const found = cartId === '' ? undefined : await fetchCart(ports.gateway, { ...asked, cartId });
    if (found && !isGone(found)) return found;
    const made = await fetchCart(ports.gateway, { ...asked, cartId: '' });
    // Before the next tab has its turn.
    if (made.ok && isWanted()) ports.saveCartId(made.value.cart.id);
    return made;
  });
};
