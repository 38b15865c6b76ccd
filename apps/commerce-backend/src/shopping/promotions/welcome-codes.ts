import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { WelcomeOffer } from '../../shop/shop.ts';
import { limitRow } from './load-promotions.ts';

const nothing = { dk: 0, se: 0, no: 0, fi: 0 };

/**
 * Adds the codes of the welcome offer that the database lacks, each once for each customer in its own markets. A code
 * that is there stays as it is, with its limit: it may be in somebody's cart, or the operator may have changed it.
 */
export async function addWelcomeCodes(db: Database, offer: WelcomeOffer | undefined): Promise<void> {
  if (offer === undefined) return;
  const percent = String(offer.percentOff);
  const name = {
    da: `${percent} % på dit første køb`,
    sv: `${percent} % på ditt första köp`,
    nb: `${percent} % på ditt første kjøp`,
    fi: `${percent} % ensimmäisestä ostoksestasi`,
  };
  for (const code of new Set(Object.values(offer.codes))) {
    const markets = Object.entries(offer.codes).flatMap(([market, its]) => (its === code ? [market] : []));
    const limit = limitRow({ code, startsAt: null, endsAt: null, markets, maxUses: null, oncePerCustomer: true });
    await inTransaction(db, async (transaction) => {
      const added = await transaction
        .insertInto('promo_code')
        .values({
          code,
          name,
          effect: { kind: 'percentage', percentOff: offer.percentOff },
          minimum_inc_vat: nothing,
        })
        .onConflict((conflict) => conflict.column('code').doNothing())
        .returning('code')
        .executeTakeFirst();
      if (added === undefined) return;
      await transaction
        .insertInto('promo_limit')
        .values({ ...limit, markets: JSON.stringify(markets) })
        .onConflict((conflict) => conflict.column('code').doNothing())
        .execute();
    });
  }
}
