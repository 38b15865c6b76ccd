import type { Backend } from '../backend.ts';
import type { ApiContext } from '../graphql/context.ts';
import type { Database } from '../database/database.ts';
import { graphqlError } from '../graphql/graphql-error.ts';
import { verifyToken } from './access-token.ts';
import type { TokenClaims } from './access-token.ts';
import { tokenRules } from './token-rules.ts';

async function isRunning(db: Database, sessionId: string, now: Date): Promise<boolean> {
  const session = await db
    .selectFrom('auth_session')
    .select('id')
    .where('id', '=', sessionId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return session !== undefined;
}

/**
 * The claims of a valid token: signed by us for this API, not expired, and from a login that has not ended. A token of an external
 * auth service names no login of ours and is valid until it expires.
 */
export async function verifiedClaims(
  { config, db, now }: Pick<Backend, 'config' | 'db' | 'now'>,
  token: string,
): Promise<TokenClaims | undefined> {
  const claims = verifyToken(await tokenRules({ config, db }), token, now());
  if (!claims.ok) return undefined;
  const { sessionId } = claims.value;
  return sessionId === undefined || (await isRunning(db, sessionId, now())) ? claims.value : undefined;
}

type CallerContext = Pick<ApiContext, 'config' | 'db' | 'token' | 'now'>;

/** The logged-in user, for requests that guests may send too: an invalid token counts as a guest. */
export const signedInCustomer = async (context: CallerContext): Promise<TokenClaims | undefined> =>
  context.token === undefined ? undefined : verifiedClaims(context, context.token);

/** The user of the request's bearer token; throws if there is none, or if it is not valid or no longer valid. */
export async function signedInUser(context: CallerContext): Promise<string> {
  const claims = await signedInCustomer(context);
  if (claims !== undefined) return claims.sid;
  throw graphqlError('Unauthenticated', 'Log in to do this.');
}

/** Whether the caller is a member of the loyalty programme, by a valid token: joining and leaving take effect with the next one. */
export const isMember = async (context: CallerContext): Promise<boolean> =>
  ((await signedInCustomer(context))?.memberId ?? 0) !== 0;
