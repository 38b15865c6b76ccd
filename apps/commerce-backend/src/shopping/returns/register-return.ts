import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { graphqlError } from '../../platform/graphql/graphql-error.ts';
import type { Shop } from '../../shop/shop.ts';
import { carriers } from '../fulfilment/core/carriers.ts';
import type { OrderRecord } from '../orders/order-store.ts';
import { lockOrder, readOrderToReturn } from './order-to-return.ts';
import { queueReturnMail } from './return-mail.ts';
import { insertReturn } from './return-store.ts';
import type { OrderReturn, ReturnRow } from './return-store.ts';

export const carrierOf = ({ market }: OrderRecord): string => carriers[market].name;

/** A change of an order after its payment. */
export interface ReturnRequest {
  readonly shop: Shop;
  readonly orderId: number;
  readonly now: Date;
}

/** A row is named once, with at least one unit. */
const isReadable = (rows: readonly ReturnRow[]): boolean =>
  rows.length > 0 &&
  new Set(rows.map(({ rowNumber }) => rowNumber)).size === rows.length &&
  rows.every(({ quantity }) => quantity > 0);

/** Registers what a buyer sends back. The order is locked, so no unit is registered twice. */
export async function registerReturn(
  transaction: DatabaseTransaction,
  { shop, orderId, now }: ReturnRequest,
  rows: readonly ReturnRow[],
): Promise<OrderReturn> {
  const order = await lockOrder(transaction, orderId);
  const { rows: rowsLeft, aftercare } = await readOrderToReturn(transaction, order, shop.returnDays, now);
  const leftOf = (rowNumber: number): number => rowsLeft.find(({ row }) => row.row_number === rowNumber)?.left ?? 0;
  if (!isReadable(rows)) throw graphqlError('InvalidReturn', 'Nothing was chosen to send back.');
  if (!rows.every(({ rowNumber, quantity }) => quantity <= leftOf(rowNumber)))
    throw graphqlError('InvalidReturn', 'More was chosen than is left to send back.');
  if (!aftercare.canReturn) throw graphqlError('ReturnPeriodOver', 'This order cannot be sent back now.');
  const made = await insertReturn(transaction, { orderId, kind: 'return', carrier: carrierOf(order), rows, now });
  await queueReturnMail(transaction, shop, order, made);
  return made;
}
