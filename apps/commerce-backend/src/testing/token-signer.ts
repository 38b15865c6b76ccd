import type { Database } from '../platform/database/database.ts';
import { issueToken } from '../platform/identity/access-token.ts';
import type { TokenClaims } from '../platform/identity/access-token.ts';
import { tokenRules } from '../platform/identity/token-rules.ts';
import { makeConfig } from './test-config.ts';

/** Signs a token as the shop on that database does, for a user without an account. */
export const tokenSigner = async (db: Database, config = makeConfig()): Promise<(claims: TokenClaims) => string> => {
  const rules = await tokenRules({ config, db });
  return (claims) => issueToken(rules, claims);
};
