/** A bonus voucher is a promo code with this prefix, in any case. */
const VOUCHER_CODE = /^voyadovoucher_(.+)$/i;

/** The voucher of a promo code; `null` when it is not a voucher. Ids are compared without case, like codes. */
export const voucherIdOf = (promoCode: string): string | null =>
  VOUCHER_CODE.exec(promoCode.trim())?.[1]?.toUpperCase() ?? null;

/** The fields that decide whether a voucher is still the one in use. */
export interface VoucherFacts {
  readonly voucherId: string | null;
  /** The cart's code; empty without one. */
  readonly promoCode: string;
  readonly isAuthenticated: boolean;
}

/** The voucher's id as long as a user is logged in and the cart's code is that voucher; else `null`. */
export const currentVoucherId = ({ voucherId, promoCode, isAuthenticated }: VoucherFacts): string | null =>
  isAuthenticated && voucherId !== null && voucherIdOf(promoCode) === voucherId.toUpperCase() ? voucherId : null;
