import type { Database } from '../platform/database/database.ts';
import { giftCardsKey } from './gift-cards/issue-gift-cards.ts';
import { orderConfirmationKey } from './orders/order-confirmation.ts';
import { refundMailKey } from './returns/refund-mail.ts';
import { returnMailKey } from './returns/return-mail.ts';

/** The outbox's keys of all mails about a customer's orders and returns. */
export async function orderMailKeys(db: Database, { userId }: { readonly userId: string }): Promise<readonly string[]> {
  const orders = await db.selectFrom('customer_order').select('id').where('user_id', '=', userId).execute();
  const returns = await db
    .selectFrom('order_return')
    .innerJoin('customer_order', 'customer_order.id', 'order_return.order_id')
    .select('order_return.id')
    .where('user_id', '=', userId)
    .execute();
  return [
    ...orders.flatMap(({ id }) => [orderConfirmationKey(id), giftCardsKey(id)]),
    ...returns.flatMap(({ id }) => [returnMailKey(id), refundMailKey(id)]),
  ];
}
