import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { sha256 } from '../../platform/hash.ts';

/** The user's list, in the user's order; empty before anything was stored. */
export async function readFavourites(db: Database, userId: string): Promise<readonly number[]> {
  const row = await db
    .selectFrom('favourite_list')
    .select('product_ids')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.product_ids ?? [];
}

export const versionOf = (productIds: readonly number[]): string => sha256(productIds.join()).slice(0, 22);

export interface NewFavourites {
  readonly userId: string;
  readonly productIds: readonly number[];
  /** The state that the new list was made from; without it any list is replaced. */
  readonly from?: string | undefined;
}

/** Replaces the stored list; false when it is no longer the one that the new list was made from. */
export const storeFavourites = (
  db: Database,
  { userId, productIds, from }: NewFavourites,
  now: Date,
): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    await transaction
      .insertInto('favourite_list')
      .values({ user_id: userId, product_ids: '[]', updated_at: now })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .execute();
    const stored = await transaction
      .selectFrom('favourite_list')
      .select('product_ids')
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (from !== undefined && from !== versionOf(stored.product_ids)) return false;
    await transaction
      .updateTable('favourite_list')
      .set({ product_ids: JSON.stringify(productIds), updated_at: now })
      .where('user_id', '=', userId)
      .execute();
    return true;
  });

/** Whether the favourites of the user's old account data have been taken over. */
export async function isMigrated(db: Database, userId: string): Promise<boolean> {
  const row = await db.selectFrom('favourite_list').select('migrated').where('user_id', '=', userId).executeTakeFirst();
  return row?.migrated ?? false;
}

export async function markMigrated(db: Database, userId: string, now: Date): Promise<void> {
  await db
    .insertInto('favourite_list')
    .values({ user_id: userId, product_ids: '[]', migrated: true, updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ migrated: true }))
    .execute();
}
