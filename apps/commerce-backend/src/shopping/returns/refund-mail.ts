import { formatMoney } from '@lyng/i18n/core';
import type { MinorUnits } from '@lyng/model';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { html } from '../../platform/html/html.ts';
import { scopeOfOrder } from '../../shop/scope.ts';
import { queueMail } from '../../messages/outbox-store.ts';
import type { PayBackRequest } from './pay-back.ts';
import { textsIn } from '../../shop/texts.ts';

/** The outbox's key for the mail about a return that has arrived. */
export const refundMailKey = (returnId: number): string => `order-refund:${String(returnId)}`;

/** Queues the mail about a return that has arrived and what it gives back, in the transaction that takes it in. */
export async function queueRefundMail(
  transaction: DatabaseTransaction,
  { shop, order, returnId, now }: Omit<PayBackRequest, 'refunds'>,
): Promise<void> {
  const scope = scopeOfOrder(shop, order);
  const i18n = textsIn(scope.language);
  const number = String(returnId);
  const refunds = await transaction
    .selectFrom('order_refund')
    .select(['amount', 'to_balance'])
    .where('return_id', '=', returnId)
    .execute();
  const refundedTo = (toBalance: boolean): MinorUnits =>
    refunds.filter((refund) => refund.to_balance === toBalance).reduce((sum, { amount }) => sum + amount, 0);
  const [payment, balance] = [refundedTo(false), refundedTo(true)];
  const moneyOf = (amount: MinorUnits): string => formatMoney(amount, order.currency, scope.language);
  const toPayment = () =>
    i18n._('{amount} is sent the way you paid. It may take some banking days until it is in your account.', {
      amount: moneyOf(payment),
    });
  const toBalance = () =>
    order.user_id === null
      ? i18n._('{amount} has been put back on your gift card.', { amount: moneyOf(balance) })
      : i18n._('{amount} has been added to your balance.', { amount: moneyOf(balance) });
  const ways = [...(payment > 0 ? [toPayment()] : []), ...(balance > 0 ? [toBalance()] : [])];
  const arrived = i18n._('We have received return {number} of order {order}.', { number, order: String(order.id) });
  const body = html`<p style="margin:0 0 16px">${arrived}</p>
<p style="margin:0 0 16px">${i18n._('You get back')}: <strong>${moneyOf(payment + balance)}</strong></p>
${ways.map((way) => html`<p style="margin:0 0 16px">${way}</p>`)}`;
  await queueMail(transaction, {
    shop,
    scope,
    subject: i18n._('We have received your return {number} at {shop}', { number, shop: shop.name }),
    heading: i18n._('Your return has arrived'),
    body,
    uniqueKey: refundMailKey(returnId),
    recipient: order.email,
    now,
  });
}
