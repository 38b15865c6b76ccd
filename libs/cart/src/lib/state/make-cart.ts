import { runExclusive } from '@lyng/browser';
import type { Result } from '@lyng/model';
import type { CartFailure } from '../core/cart-failure.ts';
import { fetchCart } from '../wire/cart-gateway.ts';
import type { CartResponse, CartReference } from '../wire/cached-cart.ts';
import type { CartPorts } from './cart-ports.ts';
import { isGone } from './load-cart.ts';

type LoadResult = Result<CartFailure, CartResponse>;

/** Tabs that make a cart at once wait here for each other; all but the first find it made. */
const lockName = 'lyng-cart-make';

/** Max wait in ms: a tab that hangs must not block the others from buying. */
const LOCK_TIMEOUT_MS = 5000;

/** Does the work while no other tab makes a cart. */
function runAlone<Value>(ports: CartPorts, work: () => Promise<Value>): Promise<Value> {
  const timeout = new AbortController();
  if (ports.locks) void ports.delay(LOCK_TIMEOUT_MS).then(() => timeout.abort());
  return runExclusive({ name: lockName, locks: ports.locks, signal: timeout.signal }, work);
}

/**
 * A cart for a shopper without one: that of the cookie, which another tab may have created meanwhile, else a new one.
 * If two tabs each created their own, the content of one would be lost.
 */
export const makeCart = (ports: CartPorts, requested: CartReference, isWanted: () => boolean): Promise<LoadResult> =>
  runAlone(ports, async () => {
    const cartId = ports.readCartId();
    const found = cartId === '' ? undefined : await fetchCart(ports.gateway, { ...requested, cartId });
    if (found && !isGone(found)) return found;
    const made = await fetchCart(ports.gateway, { ...requested, cartId: '' });
    // Before the next tab has its turn.
    if (made.ok && isWanted()) ports.saveCartId(made.value.cart.id);
    return made;
  });

/**
 * A cart for a shopper without one, made by the request that also fills it; `null`, without a request, when there is a
 * cart by now. `isOnlyCart` reports whether the shopper has no cart but this one, or with an empty id none.
 */
export const makeFilledCart = (
  ports: CartPorts,
  isOnlyCart: (cartId: string) => boolean,
  fill: () => Promise<LoadResult>,
): Promise<LoadResult | null> =>
  runAlone(ports, async () => {
    if (!isOnlyCart('')) return null;
    const made = await fill();
    if (made.ok && isOnlyCart(made.value.cart.id)) ports.saveCartId(made.value.cart.id);
    return made;
  });
