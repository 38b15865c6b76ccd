/** Bonus vouchers are codes with this prefix, case-insensitive; codes are stored in capitals. */
const PREFIX = 'VOYADOVOUCHER_';

/** Whether a stored code is a member's bonus voucher. */
export const isVoucherCode = (code: string): boolean => code.startsWith(PREFIX);

/** The id of the voucher that the code stands for. */
export const voucherIdOf = (code: string): string => code.slice(PREFIX.length);

/** The code that a member enters for a voucher. */
export const voucherCode = (id: string): string => `${PREFIX}${id}`;
