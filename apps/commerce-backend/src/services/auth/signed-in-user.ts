import type { Backend } from '../../backend.ts';
import type { ApiContext } from '../../graphql/context.ts';
import { graphqlRefusal } from '../../graphql/refusal.ts';
import { verifyToken } from './access-token.ts';
import type { TokenClaims } from './access-token.ts';
import { isRunning } from './session-store.ts';
import { tokenSecret } from './token-secret.ts';

/**
 * What a token says, when it is believed: signed by us, not run out, and from a login that has not ended. A token of an
 * auth service elsewhere names no login of ours and is believed until it runs out.
 */
export async function believedClaims(
  { config, db, now }: Pick<Backend, 'config' | 'db' | 'now'>,
  token: string,
): Promise<TokenClaims | undefined> {
  const claims = verifyToken(await tokenSecret({ config, db }), token, now());
  if (!claims.ok) return undefined;
  const { sessionId } = claims.value;
  return sessionId === undefined || (await isRunning(db, sessionId, now())) ? claims.value : undefined;
}

type Asking = Pick<ApiContext, 'config' | 'db' | 'token' | 'now'>;

/** Who is logged in, for whom nothing is refused: somebody whose token is not believed is a guest. */
export const signedInCustomer = async (context: Asking): Promise<TokenClaims | undefined> =>
  context.token === undefined ? undefined : believedClaims(context, context.token);

/** The user whom the request's bearer token speaks for; refuses who brings none, or one that is not or no longer believed. */
export async function signedInUser(context: Asking): Promise<string> {
  const claims = await signedInCustomer(context);
  if (claims !== undefined) return claims.sid;
  throw graphqlRefusal('Unauthenticated', 'Log in to do this.');
}
