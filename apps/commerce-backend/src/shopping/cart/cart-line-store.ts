import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../platform/database/database.ts';

export interface StoredLine {
  readonly id: string;
  readonly skuId: number;
  /** Empty without a group. */
  readonly groupKey: string;
  readonly quantity: number;
}

/** The lines of a cart, in the order in which they were added. */
export const linesOf = (transaction: DatabaseTransaction, cartId: string): Promise<readonly StoredLine[]> =>
  transaction
    .selectFrom('cart_line')
    .select(['id', 'sku_id as skuId', 'group_key as groupKey', 'quantity'])
    .where('cart_id', '=', cartId)
    .orderBy('position')
    .execute();

/** Sets how many units of the SKU are in that group of the cart; a line that is new goes last. */
export async function putLine(
  transaction: DatabaseTransaction,
  cartId: string,
  line: Omit<StoredLine, 'id'> & { readonly message: string | undefined },
): Promise<void> {
  await transaction
    .insertInto('cart_line')
    .values({
      id: randomUUID(),
      cart_id: cartId,
      sku_id: line.skuId,
      group_key: line.groupKey,
      quantity: line.quantity,
      message: line.message ?? '',
    })
    .onConflict((conflict) =>
      conflict.columns(['cart_id', 'sku_id', 'group_key']).doUpdateSet({
        quantity: line.quantity,
        message: line.message ?? sql`cart_line.message`,
      }),
    )
    .execute();
}

export async function removeLine(transaction: DatabaseTransaction, lineId: string): Promise<void> {
  await transaction.deleteFrom('cart_line').where('id', '=', lineId).execute();
}

/** Takes all lines out of the cart; returns whether there were any. */
export async function removeLines(transaction: DatabaseTransaction, cartId: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('cart_line')
    .where('cart_id', '=', cartId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function copyLines(transaction: DatabaseTransaction, fromId: string, toId: string): Promise<void> {
  await transaction
    .insertInto('cart_line')
    .columns(['id', 'cart_id', 'sku_id', 'quantity', 'message', 'group_key'])
    .expression((query) =>
      query
        .selectFrom('cart_line')
        .select([
          sql<string>`gen_random_uuid()`.as('id'),
          sql<string>`${toId}::uuid`.as('cart_id'),
          'sku_id',
          'quantity',
          'message',
          'group_key',
        ])
        .where('cart_id', '=', fromId)
        .orderBy('position'),
    )
    .execute();
}
