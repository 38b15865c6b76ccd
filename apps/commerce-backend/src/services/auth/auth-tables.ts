export interface AuthTables {
  /** One login on one device: a family of refresh tokens, of which the last is good. */
  auth_session: {
    id: string;
    account_id: number;
    /** The number of the refresh token that is good. */
    generation: number;
    lifetime_minutes: number;
    created_at: Date;
    rotated_at: Date | null;
    expires_at: Date;
  };
  /** Challenges that were answered, until they would have run out anyway. */
  auth_used_challenge: {
    challenge: string;
    expires_at: Date;
  };
  /** How often somebody was wrong; who that is cannot be read from a bucket's name. */
  auth_throttle: {
    bucket: string;
    /** Of which some is forgotten with every second. */
    attempts: number;
    last_at: Date;
    allowed_at: Date;
  };
}
