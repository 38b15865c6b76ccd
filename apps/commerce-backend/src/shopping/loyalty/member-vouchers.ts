import type { CurrencyCode, MinorUnits } from '@lyng/model';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { voucherCode } from '../promotions/core/promo-code.ts';

export interface MemberVoucher {
  readonly id: string;
  readonly code: string;
  readonly currency: CurrencyCode;
  readonly amount: MinorUnits;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** By an order, paid or not, or outside of the shop. */
  readonly redeemedAt: Date | null;
}

/**
 * The vouchers of a customer, the next to expire first. A voucher that the unpaid order of `cartId` holds counts as
 * unused: that cart may use it.
 */
export async function memberVouchers(db: Database, userId: string, cartId?: string): Promise<readonly MemberVoucher[]> {
  const rows = await db
    .selectFrom('voucher')
    .leftJoin('promo_use', (join) => join.on('promo_use.code', '=', sql<string>`${voucherCode('')} || voucher.id`))
    .leftJoin('customer_order', (join) =>
      join
        .onRef('customer_order.id', '=', 'promo_use.order_id')
        .on((on) =>
          on.or([
            on('customer_order.cart_id', 'is distinct from', cartId ?? null),
            on('customer_order.status', '!=', 'pending-payment'),
          ]),
        ),
    )
    .select([
      'voucher.id',
      'voucher.currency',
      'voucher.amount',
      'voucher.created_at as createdAt',
      'voucher.expires_at as expiresAt',
      sql<Date | null>`coalesce(voucher.redeemed_at, customer_order.created_at)`.as('redeemedAt'),
    ])
    .where('voucher.user_id', '=', userId)
    .orderBy('voucher.expires_at')
    .orderBy('voucher.id')
    .execute();
  return rows.map((row) => ({ ...row, code: voucherCode(row.id) }));
}
