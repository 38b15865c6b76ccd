import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Shop } from '../../shop/shop.ts';
import { orderRows, paidBefore } from '../orders/order-store.ts';
import { scopeOfOrder } from '../../shop/scope.ts';
import { orderConfirmation } from './order-confirmation.ts';
import { queueMail } from '../../messages/outbox-store.ts';

/** What the outbox calls the confirmation of an order. */
export const orderConfirmationKey = (orderId: number): string => `order-confirmation:${String(orderId)}`;

/** Queues the confirmation of an order in the transaction that receives it: there is one mail per received order. */
export async function queueOrderConfirmation(
  transaction: DatabaseTransaction,
  shop: Shop,
  orderId: number,
  now: Date,
): Promise<void> {
  const order = await transaction
    .selectFrom('customer_order')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const scope = scopeOfOrder(shop, order);
  const mail = orderConfirmation(
    { order, rows: await orderRows(transaction, orderId), ...(await paidBefore(transaction, orderId)) },
    scope,
    shop,
  );
  await queueMail(transaction, {
    ...mail,
    uniqueKey: orderConfirmationKey(orderId),
    recipient: order.email,
    language: scope.language,
    now,
  });
}
