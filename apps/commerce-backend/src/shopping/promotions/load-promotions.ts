import type { Database } from '../../platform/database/database.ts';
import { inLongTransaction } from '../../platform/database/in-transaction.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import type { PromoLimit } from './core/promo-code.ts';
import type { Offer } from './core/offer.ts';

/** The markets and the time in which an offer counts. */
export interface OfferPeriod {
  readonly markets: readonly string[] | null;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

export interface Promotions {
  readonly offers: readonly (Offer & OfferPeriod)[];
  readonly limits: readonly (PromoLimit & { readonly code: string })[];
}

export const limitRow = (limit: Promotions['limits'][number]) => ({
  code: limit.code.toUpperCase(),
  starts_at: limit.startsAt,
  ends_at: limit.endsAt,
  markets: limit.markets,
  most_uses: limit.maxUses,
  once_per_customer: limit.oncePerCustomer,
});

/** Puts campaigns and limits in the place of those before; what was used stays used. */
export async function loadPromotions(db: Database, { offers, limits }: Promotions): Promise<void> {
  await inLongTransaction(db, async (transaction) => {
    await transaction.deleteFrom('offer').execute();
    await transaction.deleteFrom('promo_limit').execute();
    await insertRows(
      transaction,
      'offer',
      offers.map((offer) => ({
        offer_id: offer.offerId,
        name: offer.name,
        hide_title: offer.hideTitle,
        effect: offer.effect,
        kinds: offer.kinds,
        minimum_inc_vat: offer.minimumIncVat,
        markets: offer.markets,
        starts_at: offer.startsAt,
        ends_at: offer.endsAt,
      })),
    );
    await insertRows(transaction, 'promo_limit', limits.map(limitRow));
  });
}
