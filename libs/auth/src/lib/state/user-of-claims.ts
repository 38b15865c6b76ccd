import type { TokenClaims } from '../core/token-claims.ts';
import type { SignedInUser } from './auth-events.ts';

/** The user of a token. */
export const userOf = (claims: TokenClaims): SignedInUser => ({
  userId: claims.userId,
  userName: claims.userName,
  customerType: claims.customerType,
});
