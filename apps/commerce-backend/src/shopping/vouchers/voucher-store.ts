import { randomBytes } from 'node:crypto';
import type { CurrencyCode, Language, MinorUnits, Result } from '@lyng/model';
import { fail, ok } from '@lyng/model';
import type { Database } from '../../platform/database/database.ts';
import { marketTerms } from '../../shop/market-terms.ts';
import type { PromoCode, PromoRejection } from '../promotions/core/promo-code.ts';
import { evaluateLimit, voucherIdOf } from '../promotions/core/promo-code.ts';
import { usesOf } from '../promotions/promo-limits.ts';
import type { PromoQuery } from '../promotions/promo-limits.ts';

/** The request for a code: the currency of payment, and the logged-in user. */
export interface VoucherQuery extends PromoQuery {
  readonly currency: CurrencyCode;
  readonly userId: string | undefined;
}

const names: Record<Language, string> = { da: 'Bonuscheck', sv: 'Bonuscheck', nb: 'Bonussjekk', fi: 'Bonusseteli' };

/** A voucher as a promo code of the cart: an amount off, from the market's minimum bonus purchase on. */
const asPromo = (code: string, amount: MinorUnits, market: PromoQuery['market']): PromoCode => {
  const minimum = marketTerms(market).minimumBonusPurchase;
  return {
    code,
    name: names,
    effect: { kind: 'amount', amountIncVat: { dk: 0, se: 0, no: 0, fi: 0, [market]: amount } },
    minimumIncVat: { dk: minimum, se: minimum, no: minimum, fi: minimum },
  };
};

/**
 * The voucher behind a code, for its owner only: for everybody else it is as unknown as a code that does not exist, and
 * takes as long to find.
 */
export async function findVoucher(db: Database, query: VoucherQuery): Promise<Result<PromoRejection, PromoCode>> {
  const { code, cartId, market, currency, userId, now } = query;
  const voucher = await db
    .selectFrom('voucher')
    .select(['currency', 'amount', 'expires_at as endsAt', 'redeemed_at'])
    .where('id', '=', voucherIdOf(code))
    .where('user_id', '=', userId ?? '')
    .executeTakeFirst();
  const uses = await usesOf(db, { code, cartId, max: 1 });
  if (userId === undefined) return fail({ kind: 'needs-login' });
  if (voucher === undefined) return fail({ kind: 'unknown-code' });
  if (voucher.currency !== currency) return fail({ kind: 'wrong-market' });
  if (voucher.redeemed_at !== null) return fail({ kind: 'code-used' });
  const limit = { startsAt: null, endsAt: voucher.endsAt, markets: null, maxUses: 1, oncePerCustomer: false };
  const rejection = evaluateLimit(limit, { market, now, ...uses });
  return rejection === undefined ? ok(asPromo(code, voucher.amount, market)) : fail(rejection);
}

export interface NewVoucher {
  readonly userId: string;
  readonly currency: CurrencyCode;
  readonly amount: MinorUnits;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** In capitals; only what everybody may know has one that was chosen. */
  readonly id?: string;
}

const randomId = (): string => randomBytes(10).toString('hex').toUpperCase();

/** Issues a voucher for a member and returns its id of 80 random bits. */
export async function issueVoucher(
  db: Database,
  { userId, currency, amount, createdAt, expiresAt, id = randomId() }: NewVoucher,
): Promise<string> {
  await db
    .insertInto('voucher')
    .values({ id, user_id: userId, currency, amount, created_at: createdAt, expires_at: expiresAt })
    .execute();
  return id;
}
