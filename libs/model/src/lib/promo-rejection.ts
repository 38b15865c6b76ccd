/** The reason why the server rejected a code: six reasons, and a rate limit. */
export type PromoRejection =
  /** Unknown, or nothing that could be a code. */
  | 'invalid'
  /** It was for one purchase, or for so many, and they have been made. */
  | 'used'
  | 'expired'
  /** The code is known but the cart does not meet its conditions. */
  | 'requirements-not-met'
  /** The code is one of another country's shop. */
  | 'wrong-market'
  /** A member's voucher, and the shopper is logged out. */
  | 'needs-login'
  /** Too many wrong codes in a short time. */
  | 'too-often';
