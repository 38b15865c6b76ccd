import { randomBytes } from 'node:crypto';
import type { CurrencyCode, Language, MinorUnits, Result } from '@lyng/model';
import { fail, ok } from '@lyng/model';
import type { Database } from '../../database/database.ts';
import { marketTerms } from '../cart/core/market-terms.ts';
import type { PromoCode, PromoRefusal } from '../cart/core/promo-code.ts';
import { judgeLimit } from '../promotions/core/judge-limit.ts';
import { usesOf } from '../promotions/promo-limits.ts';
import type { PromoQuestion } from '../promotions/promo-limits.ts';
import { voucherIdOf } from './core/voucher-code.ts';

/** Who asks for a code: what they pay with, and who they are when they are logged in. */
export interface VoucherQuestion extends PromoQuestion {
  readonly currency: CurrencyCode;
  readonly userId: string | undefined;
}

const names: Record<Language, string> = { da: 'Bonuscheck', sv: 'Bonuscheck', nb: 'Bonussjekk', fi: 'Bonusseteli' };

/** What a voucher does, as a code of the cart: an amount off, from the market's minimum bonus purchase on (CHK-15, W22). */
const asPromo = (code: string, amount: MinorUnits, market: PromoQuestion['market']): PromoCode => {
  const minimum = marketTerms(market).minimumBonusPurchase;
  return {
    code,
    name: names,
    effect: { kind: 'amount', amountIncVat: { dk: 0, se: 0, no: 0, fi: 0, [market]: amount } },
    minimumIncVat: { dk: minimum, se: minimum, no: minimum, fi: minimum },
  };
};

/**
 * The voucher behind a code, for its owner only: to everybody else it is as unknown as one that there is not, and takes
 * as long to find (W21).
 */
export async function findVoucher(db: Database, question: VoucherQuestion): Promise<Result<PromoRefusal, PromoCode>> {
  const { code, cartId, market, currency, userId, now } = question;
  const voucher = await db
    .selectFrom('voucher')
    .select(['currency', 'amount', 'expires_at as endsAt'])
    .where('id', '=', voucherIdOf(code))
    .where('user_id', '=', userId ?? '')
    .executeTakeFirst();
  const uses = await usesOf(db, { code, cartId, most: 1 });
  if (userId === undefined) return fail({ kind: 'needs-login' });
  if (voucher === undefined) return fail({ kind: 'unknown-code' });
  if (voucher.currency !== currency) return fail({ kind: 'wrong-market' });
  const limit = { startsAt: null, endsAt: voucher.endsAt, markets: null, mostUses: 1, oncePerCustomer: false };
  const judged = judgeLimit(limit, { market, now, ...uses });
  return judged.ok ? ok(asPromo(code, voucher.amount, market)) : judged;
}

/** What a member is given. */
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

/** Gives a member a voucher, under an id of 80 random bits (W21: at least 64), which it answers. */
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
