import encodeQR from 'qr';
import { formatDateTime, formatMoney } from '@lyng/i18n/core';
import type { Database } from '../../platform/database/database.ts';
import { scopeOfOrder } from '../../shop/scope.ts';
import type { Shop } from '../../shop/shop.ts';
import { decimal } from '../../shop/pricing/decimal.ts';
import { planFulfilment } from '../fulfilment/core/fulfilment-plan.ts';
import { orderRecord, orderRows } from '../orders/order-store.ts';
import { shipmentOfOrder } from '../orders/shipment-of-order.ts';
import { planShipment } from '../shipping/shipment.ts';
import { shippingOptionOrDefault } from '../shipping/shipping-options.ts';
import type { OrderToReturn } from './order-to-return.ts';
import { returnsOfOrder, rowsOfReturn } from './return-store.ts';
import type { OrderReturn } from './return-store.ts';
import { companyFacts } from '../../shop/company-facts.ts';
import type { Scope } from '../../shop/scope.ts';

const kinds = { return: 'RETURN', withdrawal: 'WITHDRAWAL' } as const;
const withdrawals = { cancel: 'CANCEL', return: 'RETURN' } as const;

/** When the warehouse means to deliver what it has not packed yet. */
function plannedDelivery({ order, rows }: OrderToReturn): Date | null {
  const goods = shipmentOfOrder(
    order,
    rows.map(({ row }) => row),
  );
  if (order.status !== 'received' || order.completed_at === null || !goods) return null;
  const { kind } = shippingOptionOrDefault(order.market, order.shipping_id);
  return planFulfilment(planShipment(goods, kind)).deliveredAt;
}

export async function presentAftercare(db: Database, ordered: OrderToReturn) {
  const { order, rows, parcels, aftercare } = ordered;
  const [parcel] = parcels;
  const returns = await returnsOfOrder(db, order.id);
  const { canReturn, returnableUntil, withdrawal } = aftercare;
  return {
    orderId: order.id,
    placedAt: order.created_at,
    packedAt: parcel?.packed_at ?? null,
    sentAt: parcel?.sent_at ?? null,
    deliveredAt: parcel?.delivered_at ?? null,
    expectedAt: parcel?.expected_at ?? plannedDelivery(ordered),
    canReturn,
    returnableUntil: returnableUntil ?? null,
    withdrawal: withdrawal === undefined ? null : withdrawals[withdrawal],
    lines: rows.map(({ row, left }) => ({
      rowNumber: row.row_number,
      name: row.name,
      brand: row.brand,
      size: row.variant,
      image: row.image === '' ? null : row.image,
      skuId: row.sku_id,
      quantity: row.quantity,
      returnable: left,
    })),
    returns: returns.map((each) => ({
      id: each.public_id,
      number: each.id,
      kind: kinds[each.kind],
      createdAt: each.created_at,
      receivedAt: each.received_at,
    })),
  };
}

/** The API's `ReturnReceiptType`: for anybody who has its id, so it names no person. */
export async function presentReceipt(db: Database, shop: Shop, made: OrderReturn) {
  const order = await orderRecord(db, made.order_id);
  const scope = scopeOfOrder(shop, order);
  const rows = await orderRows(db, order.id);
  const refunds = await db.selectFrom('order_refund').select('amount').where('return_id', '=', made.id).execute();
  const refunded = refunds.reduce((sum, { amount }) => sum + amount, 0);
  return {
    id: made.public_id,
    number: made.id,
    kind: kinds[made.kind],
    orderId: order.id,
    createdAt: made.created_at,
    createdAtFormatted: formatDateTime(made.created_at, scope.language),
    receivedAt: made.received_at,
    lines: (await rowsOfReturn(db, made.id)).flatMap(({ row_number: rowNumber, quantity }) => {
      const row = rows.find((each) => each.row_number === rowNumber);
      return row === undefined ? [] : [{ name: row.name, brand: row.brand, size: row.variant, quantity }];
    }),
    label: returnLabel(made, shop, scope),
    refunded: decimal(refunded),
    refundedFormatted: refunded === 0 ? null : formatMoney(refunded, scope.market.currency, scope.language),
  };
}

/** Light modules around a code, which scanners need. */
const QUIET_ZONE = 4;

/** The path of an SVG: a square for each dark module. */
function qrPath(code: string): { readonly qrPath: string; readonly qrSize: number } {
  const modules = encodeQR(code, 'raw', { border: QUIET_ZONE });
  const squares = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { qrPath: squares.join(''), qrSize: modules.length };
}

/** The data that the carrier needs to print a label; `null` when nothing has to be sent. */
const returnLabel = (
  { carrier, label_code: code }: OrderReturn,
  { company }: Shop,
  { language }: Scope,
): { carrier: string; code: string; qrPath: string; qrSize: number; address: readonly string[] } | null => {
  if (code === '') return null;
  const { name, street, zip, city } = company;
  const country = companyFacts(company, language).split(', ').at(-2) ?? '';
  return { carrier, code, ...qrPath(code), address: [name, street, `${zip} ${city}`, country] };
};
