import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import { runExclusive } from '@lyng/browser';
import type { CartFailure } from '../core/cart-failure.ts';
import { fetchCart } from '../wire/cart-gateway.ts';
import type { CartReference, CartResponse } from '../wire/cached-cart.ts';
import type { CartPorts } from './cart-ports.ts';

/** A cart that cannot be read is requested again, up to 5 times. */
const CART_RETRIES = 5;

/** The delay before each retry, in ms. */
export const CART_RETRY_MS = 1000;

/** The carts to load: the shopper's cart, and one that was detached earlier in the session. */
export interface LoadRequest {
  readonly reference: CartReference;
  readonly detachedCartId: string;
  /** Called whenever the cart and its cookie are detached; `detachedCartId` is what is remembered. */
  readonly onReset: (detachedCartId: string) => void;
  /** Creates a cart for a shopper who has none, and none to come back to. */
  readonly make: () => Promise<Result<CartFailure, CartResponse>>;
}

type LoadResult = Result<CartFailure, CartResponse>;

const isUsable = (result: LoadResult): result is { readonly ok: true; readonly value: CartResponse } =>
  result.ok && !result.value.cart.isCompleted;

/** Whether the server reports that there is no such cart, or that it can no longer be filled. */
const isGone = (result: LoadResult): boolean =>
  result.ok ? result.value.cart.isCompleted : result.error.kind === 'cart-gone';

/**
 * Reads the shopper's cart. Each failed try detaches the cart and its cookie and requests it again 1 s later, at most
 * five times. Nothing is lost by that: a new cart is only adopted once the server has reported that the old one does
 * not exist, or has become an order; otherwise its content comes back, or its id is remembered.
 */
export async function loadCart(
  ports: Pick<CartPorts, 'gateway' | 'delay'>,
  { reference, detachedCartId, onReset, make }: LoadRequest,
): Promise<Result<CartFailure, CartResponse>> {
  const fetchById = (cartId: string): Promise<LoadResult> => fetchCart(ports.gateway, { ...reference, cartId });
  let remembered = detachedCartId === reference.cartId ? '' : detachedCartId;
  const fetchAny = (): Promise<LoadResult> => (remembered === '' ? make() : fetchById(''));
  let result = await (reference.cartId === '' ? fetchAny() : fetchById(reference.cartId));
  if (isGone(result)) {
    onReset(remembered);
    result = await fetchAny();
  } else if (!result.ok && reference.cartId !== '') {
    remembered = reference.cartId;
  }
  for (let retry = 0; ; retry += 1) {
    if (isUsable(result)) {
      // A cart that has been filled meanwhile is the shopper's cart now.
      if (remembered === '' || result.value.cart.items.length > 0) return ok(result.value);
      const detached = await fetchById(remembered);
      if (isUsable(detached)) return ok(detached.value);
      if (isGone(detached)) return ok(result.value);
    }
    if (retry === CART_RETRIES) break;
    onReset(remembered);
    await ports.delay(CART_RETRY_MS);
    result = await fetchAny();
  }
  return fail(result.ok ? { kind: 'unreachable' } : result.error);
}

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
