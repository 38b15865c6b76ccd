/** Bonus vouchers are codes with this prefix, in any case. */
const VOUCHER_PREFIX = /^\s*voyadovoucher_/i;

/** Whether a typed code is a member's bonus voucher, which has its own texts. */
export const isVoucherCode = (promoCode: string): boolean => VOUCHER_PREFIX.test(promoCode);

/** The code as it is shown once it is applied: a voucher without its prefix. */
export const shownCode = (promoCode: string): string => promoCode.replace(VOUCHER_PREFIX, '');
