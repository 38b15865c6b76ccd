import type { CheckoutCart } from '@lyng/model';
import type { BonusVoucher } from './membership.ts';

/** A customer's vouchers for a cart, and what its goods lack; amounts are the server's texts. */
export interface CartVouchers {
  readonly vouchers: readonly BonusVoucher[];
  readonly minimumPurchaseFormatted: string;
  /** `null` when the goods reach the minimum. */
  readonly amountLeftFormatted: string | null;
}

/** The actions on a voucher; `idle` is one that is in the cart and does not lower the total. */
export type VoucherUse = 'usable' | 'below-minimum' | 'active' | 'idle';

type CartCode = Pick<CheckoutCart, 'promoCode' | 'promoCodeCounts'>;

/** The vouchers of a customer that a cart can have, and the one that it has. */
export const vouchersToShow = (
  { vouchers }: Pick<CartVouchers, 'vouchers'>,
  { promoCode }: CartCode,
): readonly BonusVoucher[] => vouchers.filter(({ code, status }) => status === 'available' || code === promoCode);

/** The actions on a visible voucher. The server decides when it is tried. */
export function voucherUse(
  { code }: Pick<BonusVoucher, 'code'>,
  { amountLeftFormatted }: Pick<CartVouchers, 'amountLeftFormatted'>,
  { promoCode, promoCodeCounts }: CartCode,
): VoucherUse {
  if (code === promoCode) return promoCodeCounts ? 'active' : 'idle';
  return amountLeftFormatted === null ? 'usable' : 'below-minimum';
}
