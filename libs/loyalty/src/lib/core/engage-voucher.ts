/** Spec §4: a bonus voucher is a promo code that begins so, in whatever case. */
const VOUCHER_CODE = /^voyadovoucher_(.+)$/i;

/** Which voucher a promo code is; `null` when it is none. Ids are compared without case, as codes are. */
export const voucherIdOf = (promoCode: string): string | null =>
  VOUCHER_CODE.exec(promoCode.trim())?.[1]?.toUpperCase() ?? null;

/** What decides whether a voucher is still the one in use. */
export interface VoucherFacts {
  readonly voucherId: string | null;
  /** The cart's code; empty without one. */
  readonly promoCode: string;
  readonly isAuthenticated: boolean;
}

/** The voucher's id as long as somebody is logged in and the cart's code is that voucher; else nothing (LOY-04). */
export const keptVoucherId = ({ voucherId, promoCode, isAuthenticated }: VoucherFacts): string | null =>
  isAuthenticated && voucherId !== null && voucherIdOf(promoCode) === voucherId.toUpperCase() ? voucherId : null;
