import { formatMoney } from '@lyng/i18n/core';
import type { MinorUnits } from '@lyng/model';
import type { Database } from '../../platform/database/database.ts';
import type { BonusVoucherStatus } from '../../platform/graphql/resolver-types.generated.ts';
import { marketTerms } from '../../shop/market-terms.ts';
import type { Scope } from '../../shop/scope.ts';
import { findCart } from '../cart/cart-store.ts';
import { readCart } from '../cart/read-cart.ts';
import { memberVouchers } from './member-vouchers.ts';
import type { MemberVoucher } from './member-vouchers.ts';

interface Here {
  readonly now: Date;
  readonly scope: Scope;
}

const statusOf = (voucher: MemberVoucher, { now, scope }: Here): BonusVoucherStatus => {
  if (voucher.redeemedAt !== null) return 'REDEEMED';
  if (voucher.expiresAt <= now) return 'EXPIRED';
  return voucher.currency === scope.market.currency ? 'AVAILABLE' : 'OTHER_MARKET';
};

/** The API's `BonusVoucherType`, in the voucher's own money. */
export const presentVoucher = (voucher: MemberVoucher, here: Here) => ({
  code: voucher.code,
  amountFormatted: formatMoney(voucher.amount, voucher.currency, here.scope.language),
  expiresAt: voucher.expiresAt,
  status: statusOf(voucher, here),
});

/** The value of the goods that the minimum is compared with; 0 without such a cart. */
async function goodsOf(db: Database, cartId: string | undefined, { now, scope }: Here): Promise<MinorUnits> {
  const record = cartId === undefined ? undefined : await findCart(db, cartId);
  return record === undefined ? 0 : (await readCart(db, { ...record, promoCode: '' }, scope, now)).prices.goodsValue;
}

interface VouchersQuery extends Here {
  readonly userId: string;
  readonly cartId: string | undefined;
}

export async function presentVouchers(db: Database, { userId, cartId, ...here }: VouchersQuery) {
  const { currency, alias } = here.scope.market;
  const money = (amount: MinorUnits) => formatMoney(amount, currency, here.scope.language);
  const minimum = marketTerms(alias).minimumBonusPurchase;
  const left = minimum - (await goodsOf(db, cartId, here));
  const vouchers = await memberVouchers(db, userId, cartId);
  return {
    vouchers: vouchers.map((voucher) => presentVoucher(voucher, here)),
    minimumPurchaseFormatted: money(minimum),
    amountLeftFormatted: left > 0 ? money(left) : null,
  };
}
