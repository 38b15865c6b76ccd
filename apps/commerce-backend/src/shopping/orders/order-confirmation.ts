import { formatMoney } from '@lyng/i18n/core';
import type { MinorUnits } from '@lyng/model';
import { arrivalText } from '../shipping/shipment.ts';
import { shippingOptionOrDefault } from '../shipping/shipping-options.ts';
import { shipmentOfOrder } from './shipment-of-order.ts';
import { scopeOfOrder } from '../../shop/scope.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Address } from '../../shop/address.ts';
import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { orderRecord, orderRows, paidBefore } from './order-store.ts';
import type { OrderRow } from './order-store.ts';
import { mailColours } from '../../messages/write-mail.ts';
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

/** The outbox's key for the confirmation of an order. */
export const orderConfirmationKey = (orderId: number): string => `order-confirmation:${String(orderId)}`;

/** Queues the confirmation of an order in the transaction that receives it: there is one mail per received order. */
export async function queueOrderConfirmation(
  transaction: DatabaseTransaction,
  shop: Shop,
  orderId: number,
  now: Date,
): Promise<void> {
  const order = await orderRecord(transaction, orderId);
  const rows = await orderRows(transaction, orderId);
  const { fromBalance, fromCustomer } = await paidBefore(transaction, orderId);
  const scope = scopeOfOrder(shop, order);
  const i18n = textsIn(scope.language);
  const money = (amount: MinorUnits): string => formatMoney(amount, scope.market.currency, scope.language);
  const orderNumber = String(order.id);
  const { firstName } = order.billing_address;
  const { returnDays } = shop;
  // A business buys without VAT, as in its cart; what it pays includes VAT.
  const isBusiness = order.customer_type === 'ORGANIZATION';
  const goods = isBusiness ? order.item_value_ex_vat : order.item_value_inc_vat;
  const discount = isBusiness ? order.fixed_discount_ex_vat : order.fixed_discount_inc_vat;
  const fee = isBusiness ? order.shipping_fee_ex_vat : order.shipping_fee_inc_vat;
  const priceOf = (row: OrderRow) => money(isBusiness ? row.total_selling_ex_vat : row.total_selling_inc_vat);
  const { kind } = shippingOptionOrDefault(order.market, order.shipping_id);
  const arrivesOn = arrivalText(shipmentOfOrder(order, rows), kind, scope.language);
  const introduction = i18n._(
    'We have received your order and are starting to pack it. You will hear from us when the parcel is on its way.',
  );
  const body = html`<p style="margin:0 0 16px">${introduction}</p>
<p style="margin:0 0 24px;color:${MUTED}">${i18n._('Order number')}: <strong>${orderNumber}</strong>${arrivesOn === '' ? '' : html`<br>${i18n._('Expected delivery')}: <strong>${arrivesOn}</strong>`}</p>
<table style="width:100%;border-collapse:collapse">
<thead><tr style="color:${MUTED};font-size:14px"><th style="text-align:left">${i18n._('Item')}</th><th style="text-align:right">${i18n._('Quantity')}</th><th style="text-align:right">${i18n._('Price')}</th></tr></thead>
<tbody>${rows.map((row) => itemRow(row, priceOf(row)))}</tbody>
<tfoot>
${sumRow(i18n._('Goods'), money(goods))}
${discount === 0 ? '' : sumRow(i18n._('Discount'), money(-discount))}
${sumRow(i18n._('Shipping'), fee === 0 ? i18n._('Free of charge') : money(fee))}
${isBusiness ? sumRow(i18n._('Total excl. VAT'), money(order.total_ex_vat)) : ''}
${sumRow(isBusiness ? i18n._('Total incl. VAT') : i18n._('Total'), money(order.total_inc_vat), true)}
${sumRow(i18n._('VAT of the total'), money(order.total_inc_vat - order.total_ex_vat))}
${fromBalance === fromCustomer ? '' : sumRow(i18n._('Gift card'), money(fromCustomer - fromBalance))}
${fromCustomer === 0 ? '' : sumRow(i18n._('Balance'), money(-fromCustomer))}
${fromBalance === 0 ? '' : sumRow(i18n._('Paid in another way'), money(order.total_inc_vat - fromBalance), true)}
</tfoot></table>
<p style="margin:24px 0 0"><span style="color:${MUTED}">${i18n._('Delivered to')}</span><br>${addressLines(order.shipping_address ?? order.billing_address)}</p>
<p style="margin:24px 0 0">${i18n._('You have {returnDays} days to return your items.', { returnDays })}</p>`;
  await queueMail(transaction, {
    shop,
    scope,
    subject: i18n._('Thank you for your order {orderNumber} at {shop}', { shop: shop.name, orderNumber }),
    heading: i18n._('Thank you for your order, {firstName}', { firstName }),
    body,
    uniqueKey: orderConfirmationKey(orderId),
    recipient: order.email,
    now,
  });
}
