import type { Generated } from 'kysely';

export interface AuthTables {
  /** One login on one device: a family of refresh tokens, of which the last is good. */
  auth_session: {
    id: string;
    account_id: number;
    /** The number of the refresh token that is good. */
    generation: number;
    lifetime_minutes: number;
    /** Empty when unknown, as is `system`. */
    browser: Generated<string>;
    system: Generated<string>;
    created_at: Date;
    rotated_at: Date | null;
    expires_at: Date;
  };
  /** Challenges that were used, until they would have expired anyway. */
  auth_used_challenge: {
    challenge: string;
    expires_at: Date;
  };
}
