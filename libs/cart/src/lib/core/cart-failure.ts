import type { PromoRefusal } from './promo-refusal.ts';
import type { QuantityRefusal } from './check-quantity.ts';

/** Why an intent did not come true, in words that the shopper's side decides by. */
export type CartFailure =
  /** Nothing answered, or the server could not: worth another try. */
  | { readonly kind: 'unreachable' }
  /** The server knows no such cart, or the cart has become an order. */
  | { readonly kind: 'cart-gone' }
  /** There are not that many; nobody knows how many there are. */
  | { readonly kind: 'above-stock' }
  /** There are not that many, counted with what the cart holds (CART-08). */
  | { readonly kind: 'quantity'; readonly refusal: QuantityRefusal }
  /** The code was not taken; what was typed is kept, so that it can be mended (CART-10). */
  | { readonly kind: 'promo'; readonly refusal: PromoRefusal; readonly promoCode: string }
  /** Too many new carts from the shopper's network in a short time. */
  | { readonly kind: 'too-many' }
  | { readonly kind: 'refused' };

const goneCodes: readonly string[] = ['CartNotFound', 'CartCompleted'];
const stockCodes: readonly string[] = ['InsufficientStock'];

/** The server's text for an id that it could never have given. */
const INVALID_ID = "Variable '$id' is invalid";

/** Names what the server refused by its error code, or by the text that it has no code for. */
export function rejectedFailure(code: string, message = ''): CartFailure {
  if (goneCodes.includes(code) || message.includes(INVALID_ID)) return { kind: 'cart-gone' };
  if (stockCodes.includes(code)) return { kind: 'above-stock' };
  if (code === 'TooManyRequests') return { kind: 'too-many' };
  return { kind: 'refused' };
}
