/** Bonus vouchers are codes with this prefix, case-insensitive; codes are stored in capitals. */
const PREFIX = 'VOYADOVOUCHER_';

export const isVoucherCode = (code: string): boolean => code.startsWith(PREFIX);

export const voucherIdOf = (code: string): string => code.slice(PREFIX.length);

export const voucherCode = (id: string): string => `${PREFIX}${id}`;
