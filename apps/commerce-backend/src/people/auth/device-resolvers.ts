import type { ApiContext } from '../../platform/graphql/context.ts';
import { graphqlError } from '../../platform/graphql/graphql-error.ts';
import type { MutationResolvers, QueryResolvers, Resolvers } from '../../platform/graphql/resolver-types.generated.ts';
import { signedInCustomer } from '../../platform/identity/signed-in-user.ts';
import { endDevice, endOtherDevices, runningDevices } from './running-devices.ts';

/** The account and its login of this request. Tokens of an external auth service name no login that could be listed here. */
async function ownSession(context: ApiContext): Promise<{ readonly accountId: number; readonly sessionId: string }> {
  const claims = await signedInCustomer(context);
  if (claims?.sessionId === undefined) throw graphqlError('Unauthenticated', 'Log in to do this.');
  return { accountId: Number(claims.sid), sessionId: claims.sessionId };
}

const getUserSessions: QueryResolvers['getUserSessions'] = async (_parent, _args, context) => {
  const { accountId, sessionId } = await ownSession(context);
  const devices = await runningDevices(context.db, accountId, context.now());
  return devices.map((device) => ({ ...device, isCurrent: device.id === sessionId }));
};

/** Another customer's login is one that does not exist. */
const endUserSession: MutationResolvers['endUserSession'] = async (_parent, { id }, context) =>
  endDevice(context.db, (await ownSession(context)).accountId, id);

const endOtherUserSessions: MutationResolvers['endOtherUserSessions'] = async (_parent, _args, context) => {
  const { accountId, sessionId } = await ownSession(context);
  await endOtherDevices(context.db, accountId, sessionId);
  return true;
};

/** The root fields of the devices that an account is logged in on. */
export const deviceResolvers = {
  Query: { getUserSessions },
  Mutation: { endUserSession, endOtherUserSessions },
} satisfies Resolvers;
