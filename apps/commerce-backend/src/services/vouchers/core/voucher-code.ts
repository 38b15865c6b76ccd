/** Spec §4: bonus vouchers are codes that begin so, in whatever case; codes are kept in capitals. */
const PREFIX = 'VOYADOVOUCHER_';

/** Whether a code, as it is kept, is a member's bonus voucher. */
export const isVoucherCode = (code: string): boolean => code.startsWith(PREFIX);

/** Which voucher the code stands for. */
export const voucherIdOf = (code: string): string => code.slice(PREFIX.length);

/** What a member enters for a voucher. */
export const voucherCode = (id: string): string => `${PREFIX}${id}`;
