/** Why an intent did not come true, in words that the shopper's side decides by. */
export type CartFailure =
  /** Nothing answered, or the server could not: worth another try. */
  | { readonly kind: 'unreachable' }
  /** The server knows no such cart, or the cart has become an order. */
  | { readonly kind: 'cart-gone' }
  | { readonly kind: 'above-stock' }
  /** The code is unknown, used or expired (spec §5). */
  | { readonly kind: 'promo-invalid' }
  /** The code is known but the cart does not meet its conditions (spec §5). */
  | { readonly kind: 'promo-requirements-not-met' }
  | { readonly kind: 'refused' };

/** The one error code of a promo code that is known but whose conditions are unmet; every other means invalid. */
const REQUIREMENTS_NOT_MET = 'RequirementsNotMet';

/** Names the failure of a promo code by the server's error code. */
export const promoFailure = (code: string): CartFailure => ({
  kind: code === REQUIREMENTS_NOT_MET ? 'promo-requirements-not-met' : 'promo-invalid',
});

const goneCodes: readonly string[] = ['CartNotFound', 'CartCompleted'];
const stockCodes: readonly string[] = ['InsufficientStock'];

/** The server's text for an id that it could never have given. */
const INVALID_ID = "Variable '$id' is invalid";

/** Names what the server refused by its error code, or by the text that it has no code for. */
export function rejectedFailure(code: string, message = ''): CartFailure {
  if (goneCodes.includes(code) || message.includes(INVALID_ID)) return { kind: 'cart-gone' };
  if (stockCodes.includes(code)) return { kind: 'above-stock' };
  return { kind: 'refused' };
}
