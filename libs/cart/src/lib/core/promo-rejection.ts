import type { ErrorCode, PromoRejection } from '@lyng/model';

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
