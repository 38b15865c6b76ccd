import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';
import { sha256 } from '../../platform/hash.ts';
import { serviceSecret } from '../../platform/secrets/service-secret.ts';

/** 128 bits. */
const TOKEN_BYTES = 16;

const tokenOf = async (db: Database, nonce: string): Promise<string> =>
  createHmac('sha256', await serviceSecret(db, 'shared-favourites'))
    .update(nonce)
    .digest()
    .subarray(0, TOKEN_BYTES)
    .toString('base64url');

/** The token of the user's link; `null` while the list is not shared. */
export async function readShareToken(db: Database, userId: string): Promise<string | null> {
  const row = await db.selectFrom('shared_favourites').select('nonce').where('user_id', '=', userId).executeTakeFirst();
  return row === undefined ? null : tokenOf(db, row.nonce);
}

/** Shares the user's list, and returns the token of its link: the present one where it is already shared. */
export async function shareFavourites(db: Database, userId: string, now: Date): Promise<string | null> {
  const nonce = randomBytes(TOKEN_BYTES).toString('base64url');
  await db
    .insertInto('shared_favourites')
    .values({ user_id: userId, nonce, token_hash: sha256(await tokenOf(db, nonce)), shared_at: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  return readShareToken(db, userId);
}

export async function stopSharing(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('shared_favourites').where('user_id', '=', userId).execute();
}

/** The list behind a link as it is now; `undefined` where there is none, or none any more. */
export async function readSharedFavourites(db: Database, token: string): Promise<readonly number[] | undefined> {
  const row = await db
    .selectFrom('shared_favourites')
    .leftJoin('favourite_list', 'favourite_list.user_id', 'shared_favourites.user_id')
    .select(['shared_favourites.user_id', 'favourite_list.product_ids'])
    .where('token_hash', '=', sha256(token))
    .executeTakeFirst();
  return row && (row.product_ids ?? []);
}
