/** Why the server did not take a code, in the six ways that a shopper can tell apart, and one that asks for patience. */
export type PromoRefusal =
  /** Unknown, or nothing that could be a code. */
  | 'invalid'
  /** It was for one purchase, or for so many, and they have been made. */
  | 'used'
  | 'expired'
  /** The code is known but the cart does not meet its conditions (spec §5). */
  | 'requirements-not-met'
  /** The code is one of another country's shop. */
  | 'wrong-market'
  /** A member's voucher, and nobody is logged in (CHK-15). */
  | 'needs-login'
  /** Too many wrong codes in a short time (W21). */
  | 'too-often';

/** The server's codes; `RequirementsNotMet` is the wire contract's, and every code that is not here means invalid. */
const refusals: ReadonlyMap<string, PromoRefusal> = new Map([
  ['RequirementsNotMet', 'requirements-not-met'],
  ['PromoCodeUsed', 'used'],
  ['PromoCodeExpired', 'expired'],
  ['PromoCodeWrongMarket', 'wrong-market'],
  ['PromoCodeNeedsLogin', 'needs-login'],
  ['TooManyRequests', 'too-often'],
]);

/** Names the refusal of a promo code by the server's error code. */
export const promoRefusal = (code: string): PromoRefusal => refusals.get(code) ?? 'invalid';
