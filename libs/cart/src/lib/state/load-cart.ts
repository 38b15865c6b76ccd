import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { CartFailure } from '../core/cart-failure.ts';
import { fetchCart } from '../wire/cart-gateway.ts';
import type { CartAnswer, CartReference } from '../wire/kept-cart.ts';
import type { CartPorts } from './cart-ports.ts';

/** Spec §4, §9: a cart that cannot be read is asked for again, up to 5 times. */
export const CART_RETRIES = 5;

/** Spec §9: the wait before each retry, in ms. */
export const CART_RETRY_MS = 1000;

/** A cart that was found, and the id that is still to be asked for when the server is itself again. */
export interface LoadedCart {
  readonly answer: CartAnswer;
  readonly givenUpId: string;
}

/** What to load: the shopper's cart, and one that was let go earlier in the session. */
export interface LoadRequest {
  readonly reference: CartReference;
  readonly givenUpId: string;
  /** Called whenever the cart and its cookie are let go; `givenUpId` is what is remembered. */
  readonly onReset: (givenUpId: string) => void;
}

type Answer = Result<CartFailure, CartAnswer>;

const isUsable = (answer: Answer): answer is { readonly ok: true; readonly value: CartAnswer } =>
  answer.ok && !answer.value.cart.isCompleted;

const isGone = (answer: Answer): boolean =>
  answer.ok ? answer.value.cart.isCompleted : answer.error.kind === 'cart-gone';

/**
 * Reads the shopper's cart. Each failed try lets the cart and its cookie go and asks anew 1 s later, at most
 * five times (CART-02). Nothing is lost by that: the id that was let go is asked for as soon as the server
 * answers again; only a definite "no such cart" or a completed cart is forgotten (W5).
 */
export async function loadCart(
  ports: Pick<CartPorts, 'gateway' | 'delay'>,
  { reference, givenUpId, onReset }: LoadRequest,
): Promise<Result<CartFailure, LoadedCart>> {
  const ask = (cartId: string): Promise<Answer> => fetchCart(ports.gateway, { ...reference, cartId });
  let remembered = givenUpId;
  let answer = await ask(reference.cartId);
  if (isGone(answer)) {
    onReset(remembered);
    answer = await ask('');
  } else if (!answer.ok && reference.cartId !== '') {
    remembered = reference.cartId;
  }
  for (let retry = 0; !isUsable(answer) && retry < CART_RETRIES; retry += 1) {
    onReset(remembered);
    await ports.delay(CART_RETRY_MS);
    answer = await ask('');
  }
  if (!isUsable(answer)) return fail(answer.ok ? { kind: 'cart-gone' } : answer.error);
  return ok(await comeBack(answer.value, remembered, ask));
}

async function comeBack(
  answer: CartAnswer,
  givenUpId: string,
  ask: (cartId: string) => Promise<Answer>,
): Promise<LoadedCart> {
  // A cart that has been filled meanwhile is the shopper's cart now.
  if (givenUpId === '' || answer.cart.items.length > 0) return { answer, givenUpId };
  const again = await ask(givenUpId);
  if (isUsable(again)) return { answer: again.value, givenUpId: '' };
  return { answer, givenUpId: isGone(again) ? '' : givenUpId };
}
