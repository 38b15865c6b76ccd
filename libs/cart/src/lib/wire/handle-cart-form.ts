import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { CommerceGateway } from '@lyng/commerce-client';
import type { CartFailure } from '../core/cart-failure.ts';
import { MAX_LINE_QUANTITY } from '../core/quantity-limit.ts';
import { fetchCart, sendOperation } from './cart-gateway.ts';
import type { CartCommand } from './cart-gateway.ts';
import { cacheCart } from './cached-cart.ts';
import type { CartResponse, CartReference } from './cached-cart.ts';

/** The values of the hidden field `intent` of a cart form. */
export type CartFormIntent = 'add' | 'update' | 'remove' | 'promo';

/** A cart form that was posted without JavaScript, or before hydration. Its hidden field `key` differs with every page that is rendered. */
export interface CartFormRequest {
  readonly form: FormData;
  readonly gateway: CommerceGateway;
  /** From the cookie; the `cartId` may be empty. */
  readonly reference: CartReference;
  readonly newId: () => string;
}

/** The id that the cookie shall hold, and what failed; the cart page shows either. */
export interface CartFormOutcome {
  readonly cartId: string;
  readonly failure: CartFailure | null;
}

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** A whole number of up to nine digits; `null` for any other text. */
export const wholeNumber = (value = ''): number | null => (/^\d{1,9}$/.test(value) ? Number(value) : null);

/** Promo codes are short; a longer text is not a code and is not sent. */
const MAX_PROMO_CODE_LENGTH = 64;

/** Reads the command of a posted form; `null` when it is not one that a cart can carry out. */
export function readCartForm(form: FormData): CartCommand | null {
  const intent = text(form, 'intent');
  if (intent === 'promo') {
    const promoCode = text(form, 'promoCode');
    return promoCode.length > MAX_PROMO_CODE_LENGTH ? null : { kind: 'set-promo-code', promoCode };
  }
  const skuId = wholeNumber(text(form, 'skuId'));
  const itemId = text(form, 'itemId') || null;
  const quantity = intent === 'remove' ? 0 : wholeNumber(text(form, 'quantity') || (intent === 'add' ? '1' : ''));
  if (quantity === null || quantity > MAX_LINE_QUANTITY) return null;
  if (intent === 'add') return skuId && quantity > 0 ? { kind: 'add', skuId, quantity } : null;
  if (intent !== 'update' && intent !== 'remove') return null;
  return skuId || itemId ? { kind: 'set-quantity', line: { skuId: skuId ?? 0, itemId }, quantity } : null;
}

/** A text that is too long is not a code; the shopper finds as much of it in the field as fits. */
const unreadable = (form: FormData): CartFailure =>
  text(form, 'intent') === 'promo'
    ? { kind: 'promo', rejection: 'invalid', promoCode: text(form, 'promoCode').slice(0, MAX_PROMO_CODE_LENGTH) }
    : { kind: 'refused' };

export async function handleCartForm(request: CartFormRequest): Promise<CartFormOutcome> {
  const { form, gateway, reference } = request;
  const command = readCartForm(form);
  if (!command) return { cartId: reference.cartId, failure: unreadable(form) };
  const result = await carryOut(request, command);
  if (!result.ok) return { cartId: reference.cartId, failure: result.error };
  const { id: cartId } = result.value.cart;
  cacheCart(gateway, { ...reference, cartId }, result.value);
  return { cartId, failure: null };
}

/**
 * A form is one operation however often it is posted. The key of a page counts only together with the cart: a cached
 * page, key and all, is the same for every visitor. And with the command: all forms of a page share its key, and one
 * form adds any size.
 */
export async function intentKey(key: string, cartId: string, command: CartCommand): Promise<string> {
  const digest = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(JSON.stringify([key, cartId, command])),
  );
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function carryOut(
  { gateway, reference, newId, form }: CartFormRequest,
  command: CartCommand,
): Promise<Result<CartFailure, CartResponse>> {
  const cart = await existingCart(gateway, reference);
  if (!cart.ok) return cart;
  const key = text(form, 'key');
  return sendOperation(
    gateway,
    { ...reference, cartId: cart.value },
    command,
    key === '' ? newId() : await intentKey(key, cart.value, command),
  );
}

/** The shopper's cart if it still is one, else a new one. */
export async function existingCart(
  gateway: CommerceGateway,
  reference: CartReference,
): Promise<Result<CartFailure, string>> {
  const found = await fetchCart(gateway, reference);
  const gone = found.ok ? found.value.cart.isCompleted : found.error.kind === 'cart-gone';
  const usable = gone ? await fetchCart(gateway, { ...reference, cartId: '' }) : found;
  return usable.ok ? ok(usable.value.cart.id) : fail(usable.error);
}
