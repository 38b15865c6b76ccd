import { formatDateTime } from '@lyng/i18n/core';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { html } from '../../platform/html/html.ts';
import { scopeOfOrder } from '../../shop/scope.ts';
import type { Shop } from '../../shop/shop.ts';
import { mailColours } from '../../messages/write-mail.ts';
import { queueMail } from '../../messages/outbox-store.ts';
import { orderRows } from '../orders/order-store.ts';
import type { OrderRecord } from '../orders/order-store.ts';
import { rowsOfReturn } from './return-store.ts';
import type { OrderReturn } from './return-store.ts';
import { textsIn } from '../../shop/texts.ts';

/** The outbox's key for the mail about a return. */
export const returnMailKey = (returnId: number): string => `order-return:${String(returnId)}`;

/** Queues the receipt of a return or a withdrawal, with its date and time, in the transaction that registers it. */
export async function queueReturnMail(
  transaction: DatabaseTransaction,
  shop: Shop,
  order: OrderRecord,
  made: OrderReturn,
): Promise<void> {
  const scope = scopeOfOrder(shop, order);
  const i18n = textsIn(scope.language);
  const isWithdrawal = made.kind === 'withdrawal';
  const number = String(made.id);
  const at = formatDateTime(made.created_at, scope.language);
  const values = { order: String(order.id), at };
  const rows = await orderRows(transaction, order.id);
  const lines = (await rowsOfReturn(transaction, made.id)).map(({ row_number: rowNumber, quantity }) => {
    const row = rows.find((each) => each.row_number === rowNumber);
    return html`${String(quantity)} × ${[row?.brand, row?.name, row?.variant].filter(Boolean).join(', ')}<br>`;
  });
  const text = isWithdrawal
    ? i18n._('We received your withdrawal from the purchase with order {order} on {at}.', values)
    : i18n._('We received your return of order {order} on {at}.', values);
  const next =
    made.label_code === ''
      ? i18n._('The order is cancelled, and you need not send anything back. The money is on its way to you.')
      : i18n._(
          'Hand in the parcel at {carrier} and show the code {code}. They print a label. You get the money when we have received the goods.',
          { carrier: made.carrier, code: made.label_code },
        );
  const body = html`<p style="margin:0 0 16px">${text}</p>
<p style="margin:0 0 16px;color:${mailColours.muted}">${i18n._('Return number')}: <strong>${number}</strong></p>
<p style="margin:0 0 16px">${lines}</p>
<p style="margin:0">${next}</p>`;
  await queueMail(transaction, {
    shop,
    scope,
    subject: isWithdrawal
      ? i18n._('You have withdrawn from your purchase {order} at {shop}', { order: values.order, shop: shop.name })
      : i18n._('Your return {number} at {shop}', { number, shop: shop.name }),
    heading: isWithdrawal ? i18n._('Receipt for your withdrawal') : i18n._('We have registered your return'),
    body,
    uniqueKey: returnMailKey(made.id),
    recipient: order.email,
    now: made.created_at,
  });
}
