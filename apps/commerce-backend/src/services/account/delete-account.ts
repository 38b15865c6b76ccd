import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { forgetAlertsOf } from '../stock-alerts/stock-alert-store.ts';
import { accountMailKey } from './account-mails.ts';

/**
 * Deletes the account and all that hangs on it: sessions and reset keys, favourites, reviews, vouchers, what was left on the
 * balance, mails about the account, and the stock alerts that it asked for while logged in. Not those of its address: anybody
 * can register an address without proving that it is theirs, and guests ask for alerts by address alone, so a deleted account
 * would take away what a stranger waits for. Orders stay, as the books must be kept, but belong to nobody any more (P4).
 */
export async function deleteAccount(db: Database, id: number): Promise<void> {
  const userId = String(id);
  await inTransaction(db, async (transaction) => {
    await transaction.deleteFrom('account').where('id', '=', id).execute();
    await transaction.deleteFrom('favourite_list').where('user_id', '=', userId).execute();
    await transaction.deleteFrom('product_review').where('user_id', '=', userId).execute();
    await transaction
      .deleteFrom('outbox_mail')
      .where('unique_key', 'like', `${accountMailKey(id)}%`)
      .execute();
    await transaction.deleteFrom('voucher').where('user_id', '=', userId).execute();
    await transaction.deleteFrom('customer_balance').where('user_id', '=', userId).execute();
    await transaction.updateTable('balance_spending').set({ user_id: '' }).where('user_id', '=', userId).execute();
    await transaction.updateTable('customer_order').set({ user_id: null }).where('user_id', '=', userId).execute();
    await forgetAlertsOf(transaction, userId);
  });
}
