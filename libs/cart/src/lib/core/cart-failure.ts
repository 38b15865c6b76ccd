import type { ErrorCode, PromoRejection } from '@lyng/model';
import type { QuantityRejection } from './check-quantity.ts';
import type { PendingOperation } from './pending-operation.ts';

/** The reason why an operation failed, in the terms of the client. */
export type CartFailure =
  /** No response, or the server could not handle it: another try may succeed. */
  | { readonly kind: 'unreachable' }
  /** The server knows no such cart, or the cart has become an order. */
  | { readonly kind: 'cart-gone' }
  /** The stock is too low; how much is left is unknown. */
  | { readonly kind: 'above-stock' }
  /** The stock is too low, counting what the cart already holds. */
  | { readonly kind: 'quantity'; readonly rejection: QuantityRejection }
  /** The code was rejected; the typed text stays, so that it can be corrected. */
  | { readonly kind: 'promo'; readonly rejection: PromoRejection; readonly promoCode: string }
  /** The operation's key has been used for another request. */
  | { readonly kind: 'key-used' }
  /** Too many new carts from the shopper's network in a short time. */
  | { readonly kind: 'too-many' }
  | { readonly kind: 'refused' };

const kinds = new Map<string, 'cart-gone' | 'above-stock' | 'key-used' | 'too-many'>([
  ['CartNotFound', 'cart-gone'],
  ['CartCompleted', 'cart-gone'],
  ['InsufficientStock', 'above-stock'],
  ['IdempotencyConflict', 'key-used'],
  ['TooManyRequests', 'too-many'],
] satisfies readonly (readonly [ErrorCode, CartFailure['kind']])[]);

/** The server's text for an id that it could never have given. */
const INVALID_ID = "Variable '$id' is invalid";

/** Maps an error of the server by its code, or by its message where there is no code. */
export const rejectedFailure = (code: string, message = ''): CartFailure => ({
  kind: message.includes(INVALID_ID) ? 'cart-gone' : (kinds.get(code) ?? 'refused'),
});

/** The server's codes; an unknown code means invalid. */
const rejections: ReadonlyMap<string, PromoRejection> = new Map([
  ['RequirementsNotMet', 'requirements-not-met'],
  ['PromoCodeUsed', 'used'],
  ['PromoCodeExpired', 'expired'],
  ['PromoCodeWrongMarket', 'wrong-market'],
  ['PromoCodeNeedsLogin', 'needs-login'],
  ['TooManyRequests', 'too-often'],
] satisfies readonly (readonly [ErrorCode, PromoRejection])[]);

/** Maps the server's error code to the rejection of a promo code. */
export const promoRejection = (code: string): PromoRejection => rejections.get(code) ?? 'invalid';

/** A change of the cart's code that failed, and why; `null` when the last failure was about something else. */
export function rejectedCode(
  failed: { readonly operation: PendingOperation; readonly failure: CartFailure } | null,
): { readonly promoCode: string; readonly reason: PromoRejection | 'unavailable' } | null {
  if (failed?.operation.kind !== 'set-promo-code') return null;
  const { operation, failure } = failed;
  return { promoCode: operation.promoCode, reason: failure.kind === 'promo' ? failure.rejection : 'unavailable' };
}
