import type { CustomerDeletion } from '../../platform/customer-hooks.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { accountMailKey } from '../../messages/outbox-store.ts';
import { removeConfirmation, removeSubscriber } from '../newsletter/newsletter-store.ts';

const deleteAccountMails = async (transaction: DatabaseTransaction, id: number): Promise<void> => {
  await transaction
    .deleteFrom('outbox_mail')
    .where('unique_key', 'like', `${accountMailKey(id)}%`)
    .execute();
};

/**
 * Deletes the account and all that belongs to it: sessions, reset keys and addresses (by foreign key), favourites, mails about the account, the
 * newsletter of its address, and by `deletions` what other areas store, such as checkout forms, mails about orders,
 * vouchers, the balance, reviews, and stock alerts that were requested while logged in.
 * Not alerts and mails of its address alone: anybody can register an address without proving that it is theirs, and guests
 * request alerts by address, so a deleted account would delete what a stranger waits for. Orders stay, as the books must
 * stay, without their customer.
 */
export async function deleteAccount(db: Database, deletions: readonly CustomerDeletion[], id: number): Promise<void> {
  const userId = String(id);
  await inTransaction(db, async (transaction) => {
    const account = await transaction.selectFrom('account').select('email').where('id', '=', id).executeTakeFirst();
    if (account === undefined) return;
    const customer = { userId, email: account.email };
    // Before the account: placing an order locks in that order.
    for (const { beforeAccount } of deletions) await beforeAccount?.(transaction, customer);
    await removeSubscriber(transaction, customer);
    await removeConfirmation(transaction, account.email);
    await transaction.deleteFrom('account').where('id', '=', id).execute();
    await transaction.deleteFrom('favourite_list').where('user_id', '=', userId).execute();
    await transaction.deleteFrom('shared_favourites').where('user_id', '=', userId).execute();
    await deleteAccountMails(transaction, id);
    for (const { afterAccount } of deletions) await afterAccount?.(transaction, customer);
  });
}
