import { sql } from 'kysely';
import type { Result } from '@lyng/model';
import { fail, ok } from '@lyng/model';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { OrderRow } from './order-store.ts';

/** The sources of an order row's units; units in neither part are never counted down. */
export interface StockTaken {
  readonly fromStock: number;
  readonly fromOversellable: number;
}

export interface StockMove {
  readonly skuId: number;
  readonly giveBack: StockTaken;
  readonly take: number;
  /** The number of gifts among those units: they may be missing. */
  readonly optional: number;
}

export interface UnitsTaken extends StockTaken {
  /** Optional units that were not there. */
  readonly missing: number;
}

export interface SoldOut {
  readonly kind: 'sold-out';
  readonly skuId: number;
  readonly stock: number;
}

/** The default case in one statement: the condition and the subtraction are atomic for concurrent buyers. */
const takeFromStock = async (
  transaction: DatabaseTransaction,
  { skuId, giveBack, take }: StockMove,
): Promise<boolean> => {
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
const takeBeyondStock = async (
  transaction: DatabaseTransaction,
  move: StockMove,
): Promise<Result<SoldOut, UnitsTaken>> => {
  const { skuId, giveBack, take, optional } = move;
  const row = await transaction
    .selectFrom('sku_stock')
    .select(['in_stock', 'oversellable', 'static'])
    .where('sku_id', '=', skuId)
    .forUpdate()
    .executeTakeFirst();
  const inStock = (row?.in_stock ?? 0) + giveBack.fromStock;
  const oversellable = (row?.oversellable ?? 0) + giveBack.fromOversellable;
  // A SKU that has left the catalogue has no row: nothing can be taken of it, and what it gives back is gone with it.
  const isCounted = row === undefined || row.static === 0;
  const missing = isCounted ? Math.max(0, take - (row === undefined ? 0 : inStock + oversellable)) : 0;
  if (missing > optional) return fail({ kind: 'sold-out', skuId, stock: inStock + oversellable });
  const fromStock = Math.min(inStock, take);
  const fromOversellable = Math.min(oversellable, take - fromStock);
  await transaction
    .updateTable('sku_stock')
    .set({ in_stock: inStock - fromStock, oversellable: oversellable - fromOversellable })
    .where('sku_id', '=', skuId)
    .execute();
  return ok({ fromStock, fromOversellable, missing });
};

/**
 * Takes and returns stock, SKU by SKU in ascending order, so that two carts with the same SKUs never deadlock. The
 * first SKU that is sold out ends it: the caller rolls back.
 */
export async function moveStock(
  transaction: DatabaseTransaction,
  moves: readonly StockMove[],
): Promise<Result<SoldOut, ReadonlyMap<number, UnitsTaken>>> {
  const taken = new Map<number, UnitsTaken>();
  for (const move of moves.toSorted((a, b) => a.skuId - b.skuId)) {
    if (await takeFromStock(transaction, move)) {
      taken.set(move.skuId, { fromStock: move.take, fromOversellable: 0, missing: 0 });
      continue;
    }
    const beyond = await takeBeyondStock(transaction, move);
    if (!beyond.ok) return beyond;
    taken.set(move.skuId, beyond.value);
  }
  return ok(taken);
}

/** The units that a row of an order took. */
export const takenByRow = (row: OrderRow): StockTaken & { readonly skuId: number } => ({
  skuId: row.sku_id,
  fromStock: row.from_stock,
  fromOversellable: row.from_oversellable,
});

/** The moves that undo an order's rows and take for another; either may be empty. */
export function stockMoves(
  given: readonly (StockTaken & { readonly skuId: number })[],
  wanted: readonly { readonly skuId: number; readonly quantity: number; readonly isOptional?: boolean }[],
): readonly StockMove[] {
  // A size may be there twice: bought, and as a gift.
  const giveBack = new Map<number, StockTaken>();
  for (const { skuId, fromStock, fromOversellable } of given) {
    const before = giveBack.get(skuId);
    giveBack.set(skuId, {
      fromStock: fromStock + (before?.fromStock ?? 0),
      fromOversellable: fromOversellable + (before?.fromOversellable ?? 0),
    });
  }
  const take = new Map<number, number>();
  const optional = new Map<number, number>();
  for (const { skuId, quantity, isOptional = false } of wanted) {
    take.set(skuId, quantity + (take.get(skuId) ?? 0));
    if (isOptional) optional.set(skuId, quantity + (optional.get(skuId) ?? 0));
  }
  const nothing: StockTaken = { fromStock: 0, fromOversellable: 0 };
  return [...new Set([...giveBack.keys(), ...take.keys()])].map((skuId) => ({
    skuId,
    giveBack: giveBack.get(skuId) ?? nothing,
    take: take.get(skuId) ?? 0,
    optional: optional.get(skuId) ?? 0,
  }));
}
