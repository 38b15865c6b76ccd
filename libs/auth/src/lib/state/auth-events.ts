import { createAction } from '@reduxjs/toolkit';
import type { CustomerType } from '@lyng/model';
import type { TokenClaims } from '../core/token-claims.ts';

/** The logged-in user, from the session; the profile comes from the API. */
export interface SignedInUser {
  readonly userId: string;
  readonly userName: string;
  /** `null` where the session does not know. */
  readonly customerType: CustomerType | null;
}

export const userOf = (claims: TokenClaims): SignedInUser => ({
  userId: claims.userId,
  userName: claims.userName,
  customerType: claims.customerType,
});

/**
 * The reason why the user has changed; `expired`: the service no longer accepts the session. `elsewhere`: another tab
 * has announced it.
 */
export type SessionChange = 'login' | 'register' | 'logout' | 'expired' | 'elsewhere';

/** A user has logged in or out, or another user has; `null` is an anonymous visitor. */
export const sessionChanged = createAction<{ readonly reason: SessionChange; readonly user: SignedInUser | null }>(
  'auth/event/sessionChanged',
);
