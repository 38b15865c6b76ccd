import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';

/** W21: a cart may be wrong so often in a minute; who guesses needs many more. */
const MISSES_PER_MINUTE = 8;
const MINUTE_MS = 60_000;

/**
 * Lets the cart try a code, unless it has been wrong too often. The try counts as a miss until it is taken back, and the
 * cart is held while it is counted: tries that are sent at the same time count each other.
 */
export const takeGuess = (db: Database, cartId: string, now: Date): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    const cart = await transaction
      .selectFrom('cart')
      .select('id')
      .where('id', '=', cartId)
      .forUpdate()
      .executeTakeFirst();
    // Where there is no cart there is nothing to find.
    if (cart === undefined) return true;
    await transaction
      .deleteFrom('promo_miss')
      .where('cart_id', '=', cartId)
      .where('missed_at', '<=', new Date(now.getTime() - MINUTE_MS))
      .execute();
    const { misses } = await transaction
      .selectFrom('promo_miss')
      .select(({ fn }) => fn.countAll<number>().as('misses'))
      .where('cart_id', '=', cartId)
      .executeTakeFirstOrThrow();
    if (Number(misses) >= MISSES_PER_MINUTE) return false;
    await transaction.insertInto('promo_miss').values({ cart_id: cartId, missed_at: now }).execute();
    return true;
  });

/** Takes one try back: the code was no miss. */
export async function returnGuess(db: Database, cartId: string, now: Date): Promise<void> {
  await sql`delete from promo_miss where ctid in (select ctid from promo_miss where cart_id = ${cartId} and missed_at = ${now} limit 1)`.execute(
    db,
  );
}
