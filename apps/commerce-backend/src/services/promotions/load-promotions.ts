import type { Database } from '../../database/database.ts';
import { inLongTransaction } from '../../database/in-transaction.ts';
import { insertRows } from '../../database/insert-rows.ts';
import type { PromoLimit } from './core/judge-limit.ts';
import type { Offer } from './core/offer.ts';

/** Where and when an offer counts. */
export interface OfferPeriod {
  readonly markets: readonly string[] | null;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

/** The campaigns of the cart, and the limits of the codes. */
export interface Promotions {
  readonly offers: readonly (Offer & OfferPeriod)[];
  readonly limits: readonly (PromoLimit & { readonly code: string })[];
}

const moment = (date: Date | null): string | null => date && date.toISOString();

/** The limit of a code as it is kept. */
export const limitRow = (limit: Promotions['limits'][number]) => ({
  code: limit.code.toUpperCase(),
  starts_at: moment(limit.startsAt) as never,
  ends_at: moment(limit.endsAt) as never,
  markets: limit.markets as never,
  most_uses: limit.mostUses,
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
        name: offer.name as never,
        hide_title: offer.hideTitle,
        effect: offer.effect as never,
        kinds: offer.kinds as never,
        minimum_inc_vat: offer.minimumIncVat as never,
        markets: offer.markets as never,
        starts_at: moment(offer.startsAt) as never,
        ends_at: moment(offer.endsAt) as never,
      })),
    );
    await insertRows(transaction, 'promo_limit', limits.map(limitRow));
  });
}
