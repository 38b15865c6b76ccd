import type { Database, DatabaseTransaction } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { giftCardsKey } from '../gift-cards/issue-gift-cards.ts';
import { orderConfirmationKey } from '../mail/queue-order-confirmation.ts';
import { forgetSubscriber } from '../newsletter/newsletter-store.ts';
import { forgetAlertsOf } from '../stock-alerts/stock-alert-store.ts';
import { accountMailKey } from './account-mails.ts';

/** The forms of the account's orders, and those with its address: who fills in one is in it only by that. */
const deleteDrafts = async (
  transaction: DatabaseTransaction,
  { email, orders }: { readonly email: string; readonly orders: readonly { readonly cart_id: string }[] },
): Promise<void> => {
  const cartIds = orders.map((order) => order.cart_id);
  await transaction
    .deleteFrom('checkout')
    .where(({ eb, fn, or }) =>
      or([eb(fn('lower', ['email']), '=', email), ...(cartIds.length === 0 ? [] : [eb('cart_id', 'in', cartIds)])]),
    )
    .execute();
};

/** Mails about the account, its stock alerts and its orders. */
const deleteMails = async (
  transaction: DatabaseTransaction,
  { id, orders }: { readonly id: number; readonly orders: readonly { readonly id: number }[] },
): Promise<void> => {
  const keys = orders.flatMap((order) => [orderConfirmationKey(order.id), giftCardsKey(order.id)]);
  await transaction
    .deleteFrom('outbox_mail')
    .where(({ eb, or }) =>
      or([
        eb('unique_key', 'like', `${accountMailKey(id)}%`),
        ...(keys.length === 0 ? [] : [eb('unique_key', 'in', keys)]),
      ]),
    )
    .execute();
};

/**
 * Deletes the account and all that hangs on it: sessions and reset keys, favourites, reviews, vouchers, what was left on the
 * balance, checkout forms, mails about the account and its orders, the newsletter of its address, and the stock alerts that
 * it asked for while logged in.
 * Not alerts and mails of its address alone: anybody can register an address without proving that it is theirs, and guests
 * ask for alerts by address, so a deleted account would take away what a stranger waits for. A form is sent again by who
 * goes on with it. Orders stay, as the books must be kept, but belong to nobody any more (P4).
 */
export async function deleteAccount(db: Database, id: number): Promise<void> {
  const userId = String(id);
  await inTransaction(db, async (transaction) => {
    const account = await transaction.selectFrom('account').select('email').where('id', '=', id).executeTakeFirst();
    const orders = await transaction
      .selectFrom('customer_order')
      .select(['id', 'cart_id'])
      .where('user_id', '=', userId)
      .execute();
    // Before the account: whoever places an order locks in that order.
    if (account !== undefined) {
      await deleteDrafts(transaction, { email: account.email, orders });
      await forgetSubscriber(transaction, { email: account.email });
    }
    await transaction.deleteFrom('account').where('id', '=', id).execute();
    await transaction.deleteFrom('favourite_list').where('user_id', '=', userId).execute();
    await transaction.deleteFrom('product_review').where('user_id', '=', userId).execute();
    await deleteMails(transaction, { id, orders });
    await transaction.deleteFrom('voucher').where('user_id', '=', userId).execute();
    await transaction.deleteFrom('customer_balance').where('user_id', '=', userId).execute();
    await transaction.updateTable('balance_spending').set({ user_id: '' }).where('user_id', '=', userId).execute();
    await transaction.updateTable('customer_order').set({ user_id: null }).where('user_id', '=', userId).execute();
    await forgetAlertsOf(transaction, userId);
  });
}
