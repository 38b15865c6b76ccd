import { isRecord } from '@lyng/model';
import type { ApiContext } from '../../platform/graphql/context.ts';
import { graphqlError } from '../../platform/graphql/graphql-error.ts';
import type { QueryResolvers, Resolvers } from '../../platform/graphql/resolver-types.generated.ts';
import { signedInUser } from '../../platform/identity/signed-in-user.ts';
import { findAccount } from '../account/account-store.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The cart that the shop remembers in the account's metadata, a text of several programs. */
function rememberedCart(metaData: string): string | undefined {
  try {
    const data: unknown = JSON.parse(metaData);
    const cartId = isRecord(data) ? data['cartId'] : undefined;
    return typeof cartId === 'string' && UUID.test(cartId) ? cartId : undefined;
  } catch {
    return undefined;
  }
}

async function exportOf({ db, customerHooks }: Pick<ApiContext, 'db' | 'customerHooks'>, userId: string) {
  const account = await findAccount(db, userId);
  if (account === undefined) throw graphqlError('Unauthenticated', 'Log in to do this.');
  const customer = { userId, cartId: rememberedCart(account.meta_data) };
  const parts: Record<string, readonly object[]> = {};
  // One after the other: PGlite has one connection.
  for (const { name, rows } of customerHooks.exports) parts[name] = await rows(db, customer);
  return parts;
}

/** Everything that is stored about the caller, as JSON. */
const exportUser: QueryResolvers['exportUser'] = async (_parent, _args, context) =>
  JSON.stringify(await exportOf(context, await signedInUser(context)), null, 2);

export const exportResolvers = { Query: { exportUser } } satisfies Resolvers;
