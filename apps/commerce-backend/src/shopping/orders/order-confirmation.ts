import { formatMoney } from '@lyng/i18n/core';
import type { MinorUnits } from '@lyng/model';
import { scopeOfOrder } from '../../shop/scope.ts';
import type { Scope } from '../../shop/scope.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Address } from '../../shop/address.ts';
import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { orderRows, paidBefore } from './order-store.ts';
import type { OrderRow, PlacedOrder } from './order-store.ts';
import { mailColours } from '../../messages/mail-colours.ts';
import { writeMail } from '../../messages/mail-frame.ts';
import type { Mail } from '../../messages/mail-frame.ts';
import { orderConfirmationTexts } from './order-confirmation-texts.ts';
import { textsIn } from '../../shop/texts.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { queueMail } from '../../messages/outbox-store.ts';

const { muted: MUTED, line: LINE } = mailColours;

const cell = (content: string | Html, align: 'left' | 'right' = 'left'): Html =>
  html`<td style="padding:10px 0;border-bottom:1px solid ${LINE};text-align:${align};vertical-align:top">${content}</td>`;

const itemRow = (row: OrderRow, price: string): Html =>
  html`<tr>${cell(html`<strong>${row.brand}</strong><br>${row.name}<br><span style="color:${MUTED}">${row.variant}</span>`)}${cell(String(row.quantity), 'right')}${cell(price, 'right')}</tr>`;

const sumRow = (label: string, value: string, isTotal = false): Html =>
  html`<tr style="font-weight:${isTotal ? '700' : '400'}"><td colspan="2" style="padding:6px 0">${label}</td><td style="padding:6px 0;text-align:right">${value}</td></tr>`;

const addressLines = (address: Address): readonly Html[] =>
  [
    address.company,
    `${address.firstName} ${address.lastName}`,
    address.careOf === '' ? '' : `c/o ${address.careOf}`,
    address.addressLine1,
    address.addressLine2,
    `${address.zip} ${address.city}`,
  ]
    .filter((line) => line.trim() !== '')
    .map((line) => html`${line}<br>`);

/** Writes the mail that confirms an order, in the language it was placed in. */
function orderConfirmation(
  { order, rows, fromBalance = 0, fromCustomer = 0 }: PlacedOrder,
  scope: Scope,
  shop: Shop,
): Mail {
  const texts = orderConfirmationTexts(textsIn(scope.language));
  const money = (amount: MinorUnits): string => formatMoney(amount, scope.market.currency, scope.language);
  const orderNumber = String(order.id);
  // A business buys without VAT, as in its cart; what it pays includes VAT.
  const isBusiness = order.customer_type === 'ORGANIZATION';
  const goods = isBusiness ? order.item_value_ex_vat : order.item_value_inc_vat;
  const discount = isBusiness ? order.fixed_discount_ex_vat : order.fixed_discount_inc_vat;
  const fee = isBusiness ? order.shipping_fee_ex_vat : order.shipping_fee_inc_vat;
  const priceOf = (row: OrderRow) => money(isBusiness ? row.total_selling_ex_vat : row.total_selling_inc_vat);
  const subject = texts.subject(shop.name, orderNumber);
  const body = html`<p style="margin:0 0 16px">${texts.introduction}</p>
<p style="margin:0 0 24px;color:${MUTED}">${texts.orderNumber}: <strong>${orderNumber}</strong></p>
<table style="width:100%;border-collapse:collapse">
<thead><tr style="color:${MUTED};font-size:14px"><th style="text-align:left">${texts.item}</th><th style="text-align:right">${texts.quantity}</th><th style="text-align:right">${texts.price}</th></tr></thead>
<tbody>${rows.map((row) => itemRow(row, priceOf(row)))}</tbody>
<tfoot>
${sumRow(texts.goods, money(goods))}
${discount === 0 ? '' : sumRow(texts.discount, money(-discount))}
${sumRow(texts.shipping, fee === 0 ? texts.freeShipping : money(fee))}
${isBusiness ? sumRow(texts.totalExVat, money(order.total_ex_vat)) : ''}
${sumRow(isBusiness ? texts.totalIncVat : texts.total, money(order.total_inc_vat), true)}
${sumRow(texts.vat, money(order.total_inc_vat - order.total_ex_vat))}
${fromBalance === fromCustomer ? '' : sumRow(texts.giftCard, money(fromCustomer - fromBalance))}
${fromCustomer === 0 ? '' : sumRow(texts.balance, money(-fromCustomer))}
${fromBalance === 0 ? '' : sumRow(texts.paidOtherwise, money(order.total_inc_vat - fromBalance), true)}
</tfoot></table>
<p style="margin:24px 0 0"><span style="color:${MUTED}">${texts.deliveredTo}</span><br>${addressLines(order.shipping_address ?? order.billing_address)}</p>
<p style="margin:24px 0 0">${texts.closing(shop.returnDays)}</p>`;
  return writeMail({
    subject,
    shop,
    scope,
    heading: texts.heading(order.billing_address.firstName),
    body,
  });
}

/** The outbox's key for the confirmation of an order. */
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
