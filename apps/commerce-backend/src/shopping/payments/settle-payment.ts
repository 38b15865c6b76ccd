import type { Backend } from '../../platform/backend.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { changeCart, lockCart } from '../cart/cart-store.ts';
import type { BackendConfig } from '../../platform/config.ts';
import { issueGiftCards } from '../gift-cards/issue-gift-cards.ts';
import { queueOrderConfirmation } from '../orders/order-confirmation.ts';
import { sendStockAlerts } from '../../catalogue/stock-alerts/send-stock-alerts.ts';
import { cancelOrder, returnStock } from '../orders/close-order.ts';
import { changeOrder, orderRecord } from '../orders/order-store.ts';
import type { OrderRecord } from '../orders/order-store.ts';
import { settle } from '../orders/payment-store.ts';
import type { PaymentRecord } from '../orders/payment-store.ts';

export interface PaymentWithOrder {
  readonly payment: PaymentRecord;
  readonly order: OrderRecord;
}

export type PaymentOutcome = 'captured' | 'declined' | 'expired';

export async function findPaymentWithOrder(db: Database, uid: string): Promise<PaymentWithOrder | undefined> {
  const payment = await db.selectFrom('payment').selectAll().where('uid', '=', uid).executeTakeFirst();
  if (payment === undefined) return undefined;
  return { payment, order: await orderRecord(db, payment.order_id) };
}

interface Settlement {
  readonly config: Pick<BackendConfig, 'shop' | 'storefrontPort' | 'allowedOrigins'>;
  readonly order: OrderRecord;
  readonly outcome: PaymentOutcome;
  readonly now: Date;
}

const apply = async (transaction: DatabaseTransaction, { config, order, outcome, now }: Settlement): Promise<void> => {
  if (outcome === 'captured') {
    await changeOrder(transaction, order.id, { status: 'received', placed_from: null, completed_at: now }, now);
    await changeCart(transaction, order.cart_id, { completed_at: now }, now);
    await issueGiftCards(transaction, config.shop, order, now);
    await queueOrderConfirmation(transaction, config.shop, order.id, now);
    return;
  }
  await returnStock(transaction, order.id);
  await cancelOrder(transaction, order.id, now);
  await sendStockAlerts(transaction, config, now);
};

/**
 * Ends a payment and what belongs to it, exactly once: replays and delayed responses find it ended and change nothing.
 * The cart is locked first, as placing does, so that the two never wait for each other.
 */
export async function settleInside(
  transaction: DatabaseTransaction,
  { uid, config, outcome, now }: Omit<Settlement, 'order'> & { readonly uid: string },
): Promise<void> {
  const found = await findPaymentWithOrder(transaction, uid);
  if (found === undefined) return;
  await lockCart(transaction, found.order.cart_id);
  if (await settle(transaction, uid, outcome, now))
    await apply(transaction, { config, order: found.order, outcome, now });
}

/** Settles a payment in a transaction of its own. */
export async function settlePayment(
  { db, config }: Pick<Backend, 'db' | 'config'>,
  uid: string,
  outcome: PaymentOutcome,
  now: Date,
): Promise<void> {
  await inTransaction(db, (transaction) => settleInside(transaction, { uid, config, outcome, now }));
}
