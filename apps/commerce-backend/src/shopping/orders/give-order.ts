import { findAccount } from '../../people/account/account-store.ts';
import type { Database } from '../../platform/database/database.ts';

/** Only the buyer of an order knows both of its ids. */
export interface OrderProof {
  readonly publicId: string;
  readonly cartId: string;
}

/**
 * Adds a guest's order to an account with the same email address.
 * @returns whether it is the account's order now; `false` also for an order of another account, and for one that does not exist.
 */
export async function giveOrder(db: Database, { publicId, cartId }: OrderProof, userId: string): Promise<boolean> {
  const account = await findAccount(db, userId);
  if (account === undefined) return false;
  const given = await db
    .updateTable('customer_order')
    .set({ user_id: userId })
    .where('public_id', '=', publicId)
    .where('cart_id', '=', cartId)
    .where('email', '=', account.email)
    .where((order) => order.or([order('user_id', 'is', null), order('user_id', '=', userId)]))
    .returning('id')
    .executeTakeFirst();
  return given !== undefined;
}
