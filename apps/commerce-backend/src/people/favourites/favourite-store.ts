import type { Database } from '../../platform/database/database.ts';

/** The user's list, in the user's order; empty before anything was stored. */
export async function readFavourites(db: Database, userId: string): Promise<readonly number[]> {
  const row = await db
    .selectFrom('favourite_list')
    .select('product_ids')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.product_ids ?? [];
}

/** Replaces the stored list. */
export async function storeFavourites(
  db: Database,
  userId: string,
  productIds: readonly number[],
  now: Date,
): Promise<void> {
  const values = { product_ids: JSON.stringify(productIds), updated_at: now };
  await db
    .insertInto('favourite_list')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/** Whether the favourites of the user's old account data have been taken over. */
export async function isMigrated(db: Database, userId: string): Promise<boolean> {
  const row = await db.selectFrom('favourite_list').select('migrated').where('user_id', '=', userId).executeTakeFirst();
  return row?.migrated ?? false;
}

/** Notes that they have been taken over. */
export async function markMigrated(db: Database, userId: string, now: Date): Promise<void> {
  await db
    .insertInto('favourite_list')
    .values({ user_id: userId, product_ids: '[]', migrated: true, updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ migrated: true }))
    .execute();
}
