import type { ApiContext } from '../../platform/graphql/context.ts';
import { graphqlError } from '../../platform/graphql/graphql-error.ts';
import type { MutationResolvers, QueryResolvers, Resolvers } from '../../platform/graphql/resolver-types.generated.ts';
import { signedInCustomer } from '../../platform/identity/signed-in-user.ts';

/** The account and its login of this request. Tokens of an external auth service name no login that could be listed here. */
async function ownSession(context: ApiContext): Promise<{ readonly accountId: number; readonly sessionId: string }> {
  const claims = await signedInCustomer(context);
  if (claims?.sessionId === undefined) throw graphqlError('Unauthenticated', 'Log in to do this.');
  return { accountId: Number(claims.sid), sessionId: claims.sessionId };
}

/** The logins of the account that have not ended, the last used first. */
const getUserSessions: QueryResolvers['getUserSessions'] = async (_parent, _args, context) => {
  const { accountId, sessionId } = await ownSession(context);
  const sessions = await context.db
    .selectFrom('auth_session')
    // Its token is renewed a few times an hour while it is used.
    .select(({ fn }) => ['id', 'browser', 'system', fn.coalesce('rotated_at', 'created_at').as('usedAt')])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', context.now())
    .orderBy('usedAt', 'desc')
    .orderBy('id')
    .execute();
  return sessions.map((session) => ({ ...session, isCurrent: session.id === sessionId }));
};

/** Another customer's login is one that does not exist. */
const endUserSession: MutationResolvers['endUserSession'] = async (_parent, { id }, context) => {
  const { numDeletedRows } = await context.db
    .deleteFrom('auth_session')
    .where('account_id', '=', (await ownSession(context)).accountId)
    .where(({ cast, ref }) => cast<string>(ref('id'), 'text'), '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

const endOtherUserSessions: MutationResolvers['endOtherUserSessions'] = async (_parent, _args, context) => {
  const { accountId, sessionId } = await ownSession(context);
  await context.db
    .deleteFrom('auth_session')
    .where('account_id', '=', accountId)
    .where('id', '!=', sessionId)
    .execute();
  return true;
};

export const deviceResolvers = {
  Query: { getUserSessions },
  Mutation: { endUserSession, endOtherUserSessions },
} satisfies Resolvers;
