import { formatDateTime } from '@lyng/i18n/core';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { html } from '../../platform/html/html.ts';
import { scopeOfOrder } from '../../shop/scope.ts';
import type { Shop } from '../../shop/shop.ts';
import { mailColours } from '../../messages/mail-colours.ts';
import { writeMail } from '../../messages/mail-frame.ts';
import { queueMail } from '../../messages/outbox-store.ts';
import { orderRows } from '../orders/order-store.ts';
import type { OrderRecord } from '../orders/order-store.ts';
import { rowsOfReturn } from './return-store.ts';
import type { OrderReturn } from './return-store.ts';
import { returnTexts } from './return-texts.ts';
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
  const texts = returnTexts(textsIn(scope.language));
  const [orderNumber, number] = [String(order.id), String(made.id)];
  const at = formatDateTime(made.created_at, scope.language);
  const isWithdrawal = made.kind === 'withdrawal';
  const rows = await orderRows(transaction, order.id);
  const lines = (await rowsOfReturn(transaction, made.id)).map(({ row_number: rowNumber, quantity }) => {
    const row = rows.find((each) => each.row_number === rowNumber);
    return html`${String(quantity)} × ${[row?.brand, row?.name, row?.variant].filter(Boolean).join(', ')}<br>`;
  });
  const text = (isWithdrawal ? texts.withdrawalText : texts.returnText)(orderNumber, at);
  const next = made.label_code === '' ? texts.cancelled : texts.sendBack(made.carrier, made.label_code);
  const body = html`<p style="margin:0 0 16px">${text}</p>
<p style="margin:0 0 16px;color:${mailColours.muted}">${texts.returnNumber}: <strong>${number}</strong></p>
<p style="margin:0 0 16px">${lines}</p>
<p style="margin:0">${next}</p>`;
  const mail = writeMail({
    subject: isWithdrawal ? texts.withdrawalSubject(orderNumber, shop.name) : texts.returnSubject(number, shop.name),
    shop,
    scope,
    heading: isWithdrawal ? texts.withdrawalHeading : texts.returnHeading,
    body,
  });
  await queueMail(transaction, {
    ...mail,
    uniqueKey: returnMailKey(made.id),
    recipient: order.email,
    language: scope.language,
    now: made.created_at,
  });
}
