import type { Backend } from '../../platform/backend.ts';
import type { Account } from '../account/account-store.ts';
import { issueToken } from '../../platform/identity/access-token.ts';
import { authSecret } from './auth-secrets.ts';
import { writeRefreshToken } from './core/refresh-token.ts';
import type { Session } from './session-store.ts';
import { tokenRules } from '../../platform/identity/token-rules.ts';

/** Lifetime of an access token in seconds. */
const TOKEN_SECONDS = 15 * 60;

export interface Grant {
  readonly token: string;
  /** Seconds. */
  readonly maxAge: number;
  readonly refreshToken: string;
}

const nameOf = ({ address, email }: Account): string => `${address.firstName} ${address.lastName}`.trim() || email;

/** Writes the tokens of a session. No access token outlives it. */
export async function grantOf(
  backend: Pick<Backend, 'config' | 'db'>,
  account: Account,
  session: Session,
  now: Date,
): Promise<Grant> {
  const left = Math.floor((session.expires_at.getTime() - now.getTime()) / 1000);
  const maxAge = Math.min(TOKEN_SECONDS, left);
  const token = issueToken(await tokenRules(backend), {
    sid: String(account.id),
    name: nameOf(account),
    exp: Math.floor(now.getTime() / 1000) + maxAge,
    customerType: account.customer_type,
    memberType: account.member_type,
    memberId: account.member_id,
    memberDiscount: account.member_discount,
    sessionId: session.id,
  });
  const refreshToken = writeRefreshToken(await authSecret(backend, 'refresh'), {
    sessionId: session.id,
    generation: session.generation,
  });
  return { token, maxAge, refreshToken };
}
