import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { inLongTransaction } from '../../platform/database/in-transaction.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { demoPromotions } from '@lyng/demo-catalogue';
import { limitRow } from '../../shopping/promotions/load-promotions.ts';

/**
 * Removes the demo's campaigns from another catalogue. The demo's limits stay for codes of that catalogue: without them
 * a used-up code would count again. The shop's own promotions stay.
 */
export async function retainDemoLimits(db: Database, codes: readonly string[]): Promise<void> {
  await inLongTransaction(db, async (transaction) => {
    for (const { offerId, name } of demoPromotions.offers) {
      await transaction
        .deleteFrom('offer')
        .where('offer_id', '=', offerId)
        .where(sql<boolean>`name = ${JSON.stringify(name)}::jsonb`)
        .execute();
    }
    const present = new Set(
      (await transaction.selectFrom('promo_limit').select('code').execute()).map(({ code }) => code),
    );
    for (const { code } of demoPromotions.limits) {
      if (!codes.includes(code)) await transaction.deleteFrom('promo_limit').where('code', '=', code).execute();
    }
    const missing = demoPromotions.limits.filter(({ code }) => codes.includes(code) && !present.has(code));
    await insertRows(transaction, 'promo_limit', missing.map(limitRow));
  });
}
