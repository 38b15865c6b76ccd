import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../platform/database/database.ts';

/** A line is addressed by its SKU or by its own id. */
export type LineAddress = { readonly skuId: number } | { readonly lineId: string };

/** A line as it is stored, without prices. */
export interface StoredLine {
  readonly id: string;
  readonly skuId: number;
  readonly quantity: number;
}

/** The line of that cart, and of no other. */
export async function findLine(
  transaction: DatabaseTransaction,
  cartId: string,
  address: LineAddress,
): Promise<StoredLine | undefined> {
  const query = transaction
    .selectFrom('cart_line')
    .select(['id', 'sku_id as skuId', 'quantity'])
    .where('cart_id', '=', cartId);
  return 'skuId' in address
    ? query.where('sku_id', '=', address.skuId).executeTakeFirst()
    : query.where('id', '=', address.lineId).executeTakeFirst();
}

/** How many different items the cart holds. */
export async function countLines(transaction: DatabaseTransaction, cartId: string): Promise<number> {
  const row = await transaction
    .selectFrom('cart_line')
    .select(({ fn }) => fn.countAll<number>().as('lines'))
    .where('cart_id', '=', cartId)
    .executeTakeFirstOrThrow();
  return Number(row.lines);
}

/** Sets how many units of the SKU are in the cart; a line that is new goes last. */
export async function putLine(
  transaction: DatabaseTransaction,
  cartId: string,
  line: { readonly skuId: number; readonly quantity: number; readonly message: string | undefined },
): Promise<void> {
  await transaction
    .insertInto('cart_line')
    .values({
      id: randomUUID(),
      cart_id: cartId,
      sku_id: line.skuId,
      quantity: line.quantity,
      message: line.message ?? '',
    })
    .onConflict((conflict) =>
      conflict.columns(['cart_id', 'sku_id']).doUpdateSet({
        quantity: line.quantity,
        message: line.message ?? sql`cart_line.message`,
      }),
    )
    .execute();
}

/** Takes the line out of its cart. */
export async function removeLine(transaction: DatabaseTransaction, lineId: string): Promise<void> {
  await transaction.deleteFrom('cart_line').where('id', '=', lineId).execute();
}
