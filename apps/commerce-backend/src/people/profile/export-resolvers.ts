import { isRecord } from '@lyng/model';
import type { QueryResolvers, Resolvers } from '../../platform/graphql/resolver-types.generated.ts';
import { parseJson } from '../../platform/json.ts';
import { isUuid } from '../../shop/cart-id.ts';
import { ownAccount } from '../account/own-account.ts';

/** The cart that the shop remembers in the account's metadata, a text of several programs. */
function rememberedCart(metaData: string): string | undefined {
  const data = parseJson(metaData);
  const cartId = isRecord(data) ? data['cartId'] : undefined;
  return typeof cartId === 'string' && isUuid(cartId) ? cartId : undefined;
}

const exportUser: QueryResolvers['exportUser'] = async (_parent, _args, context) => {
  const account = await ownAccount(context);
  const customer = { userId: String(account.id), cartId: rememberedCart(account.meta_data) };
  const parts: Record<string, readonly object[]> = {};
  // One after the other: PGlite has one connection.
  for (const { name, rows } of context.customerHooks.exports) parts[name] = await rows(context.db, customer);
  return JSON.stringify(parts, null, 2);
};

export const exportResolvers = { Query: { exportUser } } satisfies Resolvers;
