import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../platform/database/database.ts';

/** A line is addressed by its SKU, in a group or in none (an empty key), or by its own id. */
export type LineAddress = { readonly skuId: number; readonly groupKey: string } | { readonly lineId: string };

/** A line as it is stored, without prices. */
export interface StoredLine {
  readonly id: string;
  readonly skuId: number;
  readonly groupKey: string;
  readonly quantity: number;
}

const columns = ['id', 'sku_id as skuId', 'group_key as groupKey', 'quantity'] as const;

/** The line of that cart, and of no other. */
export async function findLine(
  transaction: DatabaseTransaction,
  cartId: string,
  address: LineAddress,
): Promise<StoredLine | undefined> {
  const query = transaction.selectFrom('cart_line').select(columns).where('cart_id', '=', cartId);
  return 'skuId' in address
    ? query.where('sku_id', '=', address.skuId).where('group_key', '=', address.groupKey).executeTakeFirst()
    : query.where('id', '=', address.lineId).executeTakeFirst();
}

/** The lines of that group, in the order in which they were added. */
export const linesOfGroup = (
  transaction: DatabaseTransaction,
  cartId: string,
  groupKey: string,
): Promise<readonly StoredLine[]> =>
  transaction
    .selectFrom('cart_line')
    .select(columns)
    .where('cart_id', '=', cartId)
    .where('group_key', '=', groupKey)
    .orderBy('position')
    .execute();

/** The units of the SKU in other groups of the cart. */
export async function unitsInOtherGroups(
  transaction: DatabaseTransaction,
  cartId: string,
  { skuId, groupKey }: Pick<StoredLine, 'skuId' | 'groupKey'>,
): Promise<number> {
  const row = await transaction
    .selectFrom('cart_line')
    .select(({ fn }) => fn.sum<number | null>('quantity').as('units'))
    .where('cart_id', '=', cartId)
    .where('sku_id', '=', skuId)
    .where('group_key', '!=', groupKey)
    .executeTakeFirstOrThrow();
  return Number(row.units ?? 0);
}

/** The number of lines in the cart. */
export async function countLines(transaction: DatabaseTransaction, cartId: string): Promise<number> {
  const row = await transaction
    .selectFrom('cart_line')
    .select(({ fn }) => fn.countAll<number>().as('lines'))
    .where('cart_id', '=', cartId)
    .executeTakeFirstOrThrow();
  return Number(row.lines);
}

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

/** Takes the line out of its cart. */
export async function removeLine(transaction: DatabaseTransaction, lineId: string): Promise<void> {
  await transaction.deleteFrom('cart_line').where('id', '=', lineId).execute();
}

/** Takes all lines out of the cart; returns how many there were. */
export async function removeLines(transaction: DatabaseTransaction, cartId: string): Promise<number> {
  const removed = await transaction.deleteFrom('cart_line').where('cart_id', '=', cartId).returning('id').execute();
  return removed.length;
}
