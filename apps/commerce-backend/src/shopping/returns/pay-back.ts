import type { MinorUnits } from '@lyng/model';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { vatSplit } from '../../shop/pricing/vat-split.ts';
import { scopeOfOrder } from '../../shop/scope.ts';
import type { Shop } from '../../shop/shop.ts';
import { creditBalance } from '../balance/balance-store.ts';
import type { OrderRecord } from '../orders/order-store.ts';
import { paymentOfOrder } from '../orders/payment-store.ts';

export interface PayBackRequest {
  readonly shop: Shop;
  readonly order: OrderRecord;
  readonly returnId: number;
  /** By row of the order, 0 for shipping. */
  readonly refunds: readonly { readonly rowNumber: number; readonly amount: MinorUnits }[];
  readonly now: Date;
}

/** The captured money that is not refunded yet. */
async function leftOnPayment(transaction: DatabaseTransaction, orderId: number): Promise<MinorUnits> {
  const payment = await paymentOfOrder(transaction, orderId);
  if (payment?.state !== 'captured') return 0;
  const { given } = await transaction
    .selectFrom('order_refund')
    .select(({ fn }) => fn.sum<number | null>('amount').as('given'))
    .where('order_id', '=', orderId)
    .where('to_balance', '=', false)
    .executeTakeFirstOrThrow();
  return payment.amount - Number(given ?? 0);
}

/** Money that a gift card or a balance paid: to the customer's balance, a guest's to the card. */
async function credit(transaction: DatabaseTransaction, order: OrderRecord, amount: MinorUnits): Promise<void> {
  if (amount === 0) return;
  if (order.user_id !== null) {
    const owner = { userId: order.user_id, currency: order.currency };
    await creditBalance(transaction, owner, amount, order.id);
    return;
  }
  await transaction
    .updateTable('gift_card')
    .set((card) => ({ balance: card('balance', '+', amount) }))
    .where('code', 'in', (query) =>
      query.selectFrom('gift_card_spending').select('code').where('order_id', '=', order.id),
    )
    .execute();
}

/** Pays refunds: the way the order was paid first, what is beyond that to where the rest came from. */
export async function payBack(
  transaction: DatabaseTransaction,
  { shop, order, returnId, refunds, now }: PayBackRequest,
): Promise<void> {
  const { vatPercent } = scopeOfOrder(shop, order).market;
  let left = await leftOnPayment(transaction, order.id);
  const parts = refunds.flatMap(({ rowNumber, amount }) => {
    const toPayment = Math.min(left, amount);
    left -= toPayment;
    return [
      { rowNumber, amount: toPayment, toBalance: false },
      { rowNumber, amount: amount - toPayment, toBalance: true },
    ].filter((part) => part.amount > 0);
  });
  if (parts.length === 0) return;
  await transaction
    .insertInto('order_refund')
    .values(
      parts.map(({ rowNumber, amount, toBalance }) => ({
        order_id: order.id,
        return_id: returnId,
        row_number: rowNumber,
        amount,
        vat: vatSplit(amount, vatPercent).vat,
        to_balance: toBalance,
        created_at: now,
      })),
    )
    .execute();
  const credited = parts.filter(({ toBalance }) => toBalance).reduce((sum, { amount }) => sum + amount, 0);
  await credit(transaction, order, credited);
}
