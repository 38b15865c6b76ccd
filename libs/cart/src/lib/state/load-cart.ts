import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { CartFailure } from '../core/cart-failure.ts';
import { fetchCart } from '../wire/cart-gateway.ts';
import type { CartAnswer, CartReference } from '../wire/kept-cart.ts';
import type { CartPorts } from './cart-ports.ts';

/** Spec §4, §9: a cart that cannot be read is asked for again, up to 5 times. */
const CART_RETRIES = 5;

/** Spec §9: the wait before each retry, in ms. */
export const CART_RETRY_MS = 1000;

/** What to load: the shopper's cart, and one that was let go earlier in the session. */
export interface LoadRequest {
  readonly reference: CartReference;
  readonly givenUpId: string;
  /** Called whenever the cart and its cookie are let go; `givenUpId` is what is remembered. */
  readonly onReset: (givenUpId: string) => void;
  /** Brings a cart for a shopper who has none, and none to come back to. */
  readonly make: () => Promise<Result<CartFailure, CartAnswer>>;
}

type Answer = Result<CartFailure, CartAnswer>;

const isUsable = (answer: Answer): answer is { readonly ok: true; readonly value: CartAnswer } =>
  answer.ok && !answer.value.cart.isCompleted;

/** Whether the server says that there is no such cart, or none any more that can be filled. */
export const isGone = (answer: Answer): boolean =>
  answer.ok ? answer.value.cart.isCompleted : answer.error.kind === 'cart-gone';

/** What the server says of a cart that was let go: it is back, it is gone for good, or nobody knows. */
type Return =
  | { readonly kind: 'back'; readonly answer: CartAnswer }
  | { readonly kind: 'gone' }
  | { readonly kind: 'unknown' };

async function askForReturn(ask: (cartId: string) => Promise<Answer>, givenUpId: string): Promise<Return> {
  const again = await ask(givenUpId);
  if (isUsable(again)) return { kind: 'back', answer: again.value };
  return { kind: isGone(again) ? 'gone' : 'unknown' };
}

/**
 * Reads the shopper's cart. Each failed try lets the cart and its cookie go and asks anew 1 s later, at most
 * five times (CART-02). Nothing is lost by that: a new cart is only taken once the server has said of the old one
 * that there is no such cart, or that it has become an order; else its content comes back, or its id is kept (W5).
 */
export async function loadCart(
  ports: Pick<CartPorts, 'gateway' | 'delay'>,
  { reference, givenUpId, onReset, make }: LoadRequest,
): Promise<Result<CartFailure, CartAnswer>> {
  const ask = (cartId: string): Promise<Answer> => fetchCart(ports.gateway, { ...reference, cartId });
  let remembered = givenUpId === reference.cartId ? '' : givenUpId;
  const askForAny = (): Promise<Answer> => (remembered === '' ? make() : ask(''));
  let answer = await (reference.cartId === '' ? askForAny() : ask(reference.cartId));
  if (isGone(answer)) {
    onReset(remembered);
    answer = await askForAny();
  } else if (!answer.ok && reference.cartId !== '') {
    remembered = reference.cartId;
  }
  for (let retry = 0; ; retry += 1) {
    if (isUsable(answer)) {
      // A cart that has been filled meanwhile is the shopper's cart now.
      if (remembered === '' || answer.value.cart.items.length > 0) return ok(answer.value);
      const back = await askForReturn(ask, remembered);
      if (back.kind === 'back') return ok(back.answer);
      if (back.kind === 'gone') return ok(answer.value);
    }
    if (retry === CART_RETRIES) break;
    onReset(remembered);
    await ports.delay(CART_RETRY_MS);
    answer = await askForAny();
  }
  return fail(answer.ok ? { kind: 'unreachable' } : answer.error);
}
