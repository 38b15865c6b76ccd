import type { Result } from '@lyng/model';
import { fail, ok } from '@lyng/model';
import type { Database } from '../../platform/database/database.ts';
import { evaluatePromoLimit } from '../promotions/promo-limits.ts';
import { isVoucherCode } from '../promotions/core/bonus-voucher.ts';
import { findVoucher } from '../vouchers/voucher-store.ts';
import type { VoucherQuery } from '../vouchers/voucher-store.ts';
import type { PromoCode, PromoRejection } from '../promotions/core/promo-code.ts';

/** The promo code or bonus voucher of that normalised name, or why it does not count for that cart here and now. */
export async function findPromo(db: Database, query: VoucherQuery): Promise<Result<PromoRejection, PromoCode>> {
  if (query.code === '') return fail({ kind: 'unknown-code' });
  if (isVoucherCode(query.code)) return findVoucher(db, query);
  // Both queries run whatever the first returns: an unknown code takes as long as a known one.
  const row = await db.selectFrom('promo_code').selectAll().where('code', '=', query.code).executeTakeFirst();
  const limitResult = await evaluatePromoLimit(db, query);
  if (row === undefined) return fail({ kind: 'unknown-code' });
  return limitResult.ok
    ? ok({ code: row.code, name: row.name, effect: row.effect, minimumIncVat: row.minimum_inc_vat })
    : limitResult;
}
