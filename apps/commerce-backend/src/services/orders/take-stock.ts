import { sql } from 'kysely';
import type { Result } from '@lyng/model';
import { fail, ok } from '@lyng/model';
import type { DatabaseTransaction } from '../../database/database.ts';

/** Where the units of an order row came from; what is in neither part is never counted down. */
export interface StockTaken {
  readonly fromStock: number;
  readonly fromOversellable: number;
}

/** What one SKU gives back and what it is asked for. */
export interface StockMove {
  readonly skuId: number;
  readonly giveBack: StockTaken;
  readonly take: number;
}

/** The SKU that could not be had, and how many units there are. */
export interface SoldOut {
  readonly kind: 'sold-out';
  readonly skuId: number;
  readonly stock: number;
}

/** The usual case in one statement: the condition and the subtraction cannot come apart, whoever else is buying. */
const takeFromStock = async (transaction: DatabaseTransaction, { skuId, giveBack, take }: StockMove): Promise<boolean> => {
  const row = await transaction
    .updateTable('sku_stock')
    .set({
      in_stock: sql`in_stock + ${giveBack.fromStock}::integer - ${take}::integer`,
      oversellable: sql`oversellable + ${giveBack.fromOversellable}::integer`,
    })
    .where('sku_id', '=', skuId)
    .where(sql<boolean>`in_stock + ${giveBack.fromStock}::integer >= ${take}::integer`)
    .returning('sku_id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Stock alone does not cover it: the rest may be sold beyond stock, or is never counted. */
const takeBeyondStock = async (transaction: DatabaseTransaction, move: StockMove): Promise<Result<SoldOut, StockTaken>> => {
  const { skuId, giveBack, take } = move;
  const row = await transaction
    .selectFrom('sku_stock')
    .select(['in_stock', 'oversellable', 'static'])
    .where('sku_id', '=', skuId)
    .forUpdate()
    .executeTakeFirst();
  const inStock = (row?.in_stock ?? 0) + giveBack.fromStock;
  const oversellable = (row?.oversellable ?? 0) + giveBack.fromOversellable;
  if (row === undefined || (row.static === 0 && inStock + oversellable < take)) {
    return fail({ kind: 'sold-out', skuId, stock: inStock + oversellable });
  }
  const fromStock = Math.min(inStock, take);
  const fromOversellable = Math.min(oversellable, take - fromStock);
  await transaction
    .updateTable('sku_stock')
    .set({ in_stock: inStock - fromStock, oversellable: oversellable - fromOversellable })
    .where('sku_id', '=', skuId)
    .execute();
  return ok({ fromStock, fromOversellable });
};

/**
 * Takes and gives back stock, SKU by SKU in ascending order, so that two carts with the same SKUs never wait
 * for each other in a circle (D1). The first SKU that is sold out ends it: the caller rolls back.
 */
export async function moveStock(
  transaction: DatabaseTransaction,
  moves: readonly StockMove[],
): Promise<Result<SoldOut, ReadonlyMap<number, StockTaken>>> {
  const taken = new Map<number, StockTaken>();
  for (const move of moves.toSorted((a, b) => a.skuId - b.skuId)) {
    if (await takeFromStock(transaction, move)) {
      taken.set(move.skuId, { fromStock: move.take, fromOversellable: 0 });
      continue;
    }
    const beyond = await takeBeyondStock(transaction, move);
    if (!beyond.ok) return beyond;
    taken.set(move.skuId, beyond.value);
  }
  return ok(taken);
}

/** The moves that undo an order's rows and take for another; either may be empty. */
export function stockMoves(
  given: readonly (StockTaken & { readonly skuId: number })[],
  wanted: readonly { readonly skuId: number; readonly quantity: number }[],
): readonly StockMove[] {
  const giveBack = new Map(given.map((row) => [row.skuId, row]));
  const take = new Map(wanted.map((row) => [row.skuId, row.quantity]));
  const nothing: StockTaken = { fromStock: 0, fromOversellable: 0 };
  return [...new Set([...giveBack.keys(), ...take.keys()])].map((skuId) => ({
    skuId,
    giveBack: giveBack.get(skuId) ?? nothing,
    take: take.get(skuId) ?? 0,
  }));
}
