import { formatMoney } from '@lyng/i18n/core';
import type { CurrencyCode, MinorUnits } from '@lyng/model';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { html } from '../../platform/html/html.ts';
import { scopeOfOrder } from '../../shop/scope.ts';
import type { Shop } from '../../shop/shop.ts';
import { writeMail } from '../../messages/mail-frame.ts';
import { queueMail } from '../../messages/outbox-store.ts';
import type { OrderRecord } from '../orders/order-store.ts';
import { refundTexts } from './refund-texts.ts';
import { textsIn } from '../../shop/texts.ts';

/** The outbox's key for the mail about a return that has arrived. */
export const refundMailKey = (returnId: number): string => `order-refund:${String(returnId)}`;

/** The refunds of a return, by destination. */
async function refundedBy(
  transaction: DatabaseTransaction,
  returnId: number,
): Promise<{ readonly payment: MinorUnits; readonly balance: MinorUnits }> {
  const parts = await transaction
    .selectFrom('order_refund')
    .select(['amount', 'to_balance'])
    .where('return_id', '=', returnId)
    .execute();
  const sumOf = (toBalance: boolean): MinorUnits =>
    parts.filter((part) => part.to_balance === toBalance).reduce((sum, { amount }) => sum + amount, 0);
  return { payment: sumOf(false), balance: sumOf(true) };
}

/** Queues the mail about a return that has arrived and what it gives back, in the transaction that takes it in. */
export async function queueRefundMail(
  transaction: DatabaseTransaction,
  {
    shop,
    order,
    returnId,
    now,
  }: { readonly shop: Shop; readonly order: OrderRecord; readonly returnId: number; readonly now: Date },
): Promise<void> {
  const scope = scopeOfOrder(shop, order);
  const texts = refundTexts(textsIn(scope.language));
  const [number, orderNumber] = [String(returnId), String(order.id)];
  const { payment, balance } = await refundedBy(transaction, returnId);
  const moneyOf = (amount: MinorUnits): string => formatMoney(amount, order.currency as CurrencyCode, scope.language);
  const toBalance = order.user_id === null ? texts.toGiftCard : texts.toBalance;
  const ways = [
    ...(payment > 0 ? [texts.toPayment(moneyOf(payment))] : []),
    ...(balance > 0 ? [toBalance(moneyOf(balance))] : []),
  ];
  const body = html`<p style="margin:0 0 16px">${texts.arrived(number, orderNumber)}</p>
<p style="margin:0 0 16px">${texts.refunded}: <strong>${moneyOf(payment + balance)}</strong></p>
${ways.map((way) => html`<p style="margin:0 0 16px">${way}</p>`)}`;
  const mail = writeMail({
    subject: texts.subject(number, shop.name),
    shop,
    scope,
    heading: texts.heading,
    body,
  });
  await queueMail(transaction, {
    ...mail,
    uniqueKey: refundMailKey(returnId),
    recipient: order.email,
    language: scope.language,
    now,
  });
}
