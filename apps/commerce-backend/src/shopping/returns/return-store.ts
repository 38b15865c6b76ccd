import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import type { OrderTables, ReturnReason } from '../orders/order-tables.ts';

export type OrderReturn = Selectable<OrderTables['order_return']>;

export interface ReturnRow {
  readonly rowNumber: number;
  readonly quantity: number;
  readonly reason: ReturnReason;
}

/** The units of an order that are registered in its returns, by row; those that have arrived alone if so requested. */
export async function returnedUnits(
  db: Database,
  orderId: number,
  only?: 'received',
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('order_return_row')
    .innerJoin('order_return', 'order_return.id', 'order_return_row.return_id')
    .select(({ fn }) => ['row_number', fn.sum<number>('quantity').as('units')])
    .where('order_return.order_id', '=', orderId)
    .$if(only === 'received', (query) => query.where('order_return.received_at', 'is not', null))
    .groupBy('row_number')
    .execute();
  return new Map(rows.map(({ row_number: rowNumber, units }) => [rowNumber, Number(units)]));
}

export const returnsOfOrder = (db: Database, orderId: number): Promise<readonly OrderReturn[]> =>
  db.selectFrom('order_return').selectAll().where('order_id', '=', orderId).orderBy('id').execute();

export const findReturn = (db: Database, publicId: string): Promise<OrderReturn | undefined> =>
  db.selectFrom('order_return').selectAll().where('public_id', '=', publicId).executeTakeFirst();

export const rowsOfReturn = (db: Database, returnId: number) =>
  db.selectFrom('order_return_row').selectAll().where('return_id', '=', returnId).orderBy('row_number').execute();

interface NewReturn {
  readonly orderId: number;
  readonly kind: OrderReturn['kind'];
  readonly carrier: string | undefined;
  readonly rows: readonly ReturnRow[];
  readonly now: Date;
}

/** Writes a return; the caller has locked the order. Without a carrier nothing has to be sent: it counts as received. */
export async function insertReturn(
  transaction: DatabaseTransaction,
  { orderId, kind, carrier, rows, now }: NewReturn,
): Promise<OrderReturn> {
  const made = await transaction
    .insertInto('order_return')
    .values({
      public_id: randomUUID(),
      order_id: orderId,
      kind,
      carrier: carrier ?? '',
      label_code: carrier === undefined ? '' : `RET-${randomUUID().slice(0, 13).toUpperCase()}`,
      created_at: now,
      received_at: carrier === undefined ? now : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('order_return_row')
    .values(
      rows.map(({ rowNumber, quantity, reason }) => ({ return_id: made.id, row_number: rowNumber, quantity, reason })),
    )
    .execute();
  return made;
}
