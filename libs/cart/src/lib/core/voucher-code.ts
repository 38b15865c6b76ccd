/** Spec §4: bonus vouchers are codes that begin so, in whatever case. */
const VOUCHER_PREFIX = /^\s*voyadovoucher_/i;

/** Whether a typed code is a member's bonus voucher, which has texts of its own (CART-10). */
export const isVoucherCode = (promoCode: string): boolean => VOUCHER_PREFIX.test(promoCode);

/** The code as it is shown once it is on: of a voucher only what tells it from others. */
export const shownCode = (promoCode: string): string => promoCode.replace(VOUCHER_PREFIX, '');
