import type { Result } from '@lyng/model';
import { fail, ok } from '@lyng/model';
import type { Database } from '../../database/database.ts';
import { judgePromoLimit } from '../promotions/promo-limits.ts';
import { isVoucherCode } from '../vouchers/core/voucher-code.ts';
import { findVoucher } from '../vouchers/voucher-store.ts';
import type { VoucherQuestion } from '../vouchers/voucher-store.ts';
import type { PromoCode, PromoRefusal } from './core/promo-code.ts';

/** The promo code or bonus voucher of that normalised name, or why it does not count for that cart here and now. */
export async function findPromo(db: Database, question: VoucherQuestion): Promise<Result<PromoRefusal, PromoCode>> {
  if (question.code === '') return fail({ kind: 'unknown-code' });
  if (isVoucherCode(question.code)) return findVoucher(db, question);
  // Both are asked whatever the first says: an unknown code takes as long as a known one (W21).
  const row = await db.selectFrom('promo_code').selectAll().where('code', '=', question.code).executeTakeFirst();
  const judged = await judgePromoLimit(db, question);
  if (row === undefined) return fail({ kind: 'unknown-code' });
  return judged.ok
    ? ok({ code: row.code, name: row.name, effect: row.effect, minimumIncVat: row.minimum_inc_vat })
    : judged;
}
