import { createAction } from '@reduxjs/toolkit';
import type { CustomerType } from '@lyng/model';

/** Who is logged in: what the session itself says, not the profile, which is the API's. */
export interface SignedInUser {
  readonly userId: string;
  readonly userName: string;
  /** `null` where the session does not say. */
  readonly customerType: CustomerType | null;
  readonly isMember: boolean;
  readonly isStudent: boolean;
  readonly isCurve: boolean;
}

/** Why there is another user than before; `expired`: the service no longer takes the session. `elsewhere`: another tab has said so. */
export type SessionChange = 'login' | 'register' | 'logout' | 'expired' | 'elsewhere';

/** Somebody has come, gone, or become somebody else (AUTH-01); `null` is an anonymous visitor. */
export const sessionChanged = createAction<{ readonly reason: SessionChange; readonly user: SignedInUser | null }>(
  'auth/event/sessionChanged',
);
