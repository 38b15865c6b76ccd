import { sha256 } from '../../platform/hash.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { graphqlError } from '../../platform/graphql/graphql-error.ts';

/** What an order keeps of the network that it is placed from, until it is paid or cancelled. */
export const placedFrom = (network: string): string => sha256(network);

/**
 * Stock that one network holds unpaid is limited. `cartId` may order again: its own order is replaced, not added. Orders placed
 * in the same moment are not seen, so a network may hold as many more as the server places at once.
 */
export async function rejectTooManyOpenOrders(
  transaction: DatabaseTransaction,
  { network, cartId, max }: { readonly network: string; readonly cartId: string; readonly max: number },
): Promise<void> {
  const open = await transaction
    .selectFrom('customer_order')
    .select('id')
    .where('placed_from', '=', placedFrom(network))
    .where('status', '=', 'pending-payment')
    .where('cart_id', '!=', cartId)
    .limit(max)
    .execute();
  if (open.length >= max)
    throw graphqlError('TooManyRequests', 'Too many orders from here wait for their payment. Pay or cancel one first.');
}
