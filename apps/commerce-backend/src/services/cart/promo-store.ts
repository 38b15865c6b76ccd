import type { Database } from '../../database/database.ts';
import type { PromoCode } from './core/promo-code.ts';

/** The promo code of that normalised name. */
export async function findPromo(db: Database, code: string): Promise<PromoCode | undefined> {
  if (code === '') return undefined;
  const row = await db.selectFrom('promo_code').selectAll().where('code', '=', code).executeTakeFirst();
  return row && { code: row.code, name: row.name, effect: row.effect, minimumIncVat: row.minimum_inc_vat };
}
