import type { CheckoutCart } from '@lyng/model';

/** The part of a voucher that decides about its use. */
interface Voucher {
  readonly code: string;
  readonly status: string;
}

/** The actions on a voucher; `idle` is one that is in the cart and does not lower the total. */
export type VoucherUse = 'usable' | 'below-minimum' | 'active' | 'idle';

type CartCode = Pick<CheckoutCart, 'promoCode' | 'promoCodeCounts'>;

/** The vouchers of a customer that a cart can have, and the one that it has. */
export const vouchersToShow = <Any extends Voucher>(
  { vouchers }: { readonly vouchers: readonly Any[] },
  { promoCode }: CartCode,
): readonly Any[] => vouchers.filter(({ code, status }) => status === 'AVAILABLE' || code === promoCode);

/** The actions on a visible voucher. The server decides when it is tried. */
export function voucherUse(
  { code }: Pick<Voucher, 'code'>,
  { amountLeftFormatted }: { readonly amountLeftFormatted: string | null },
  { promoCode, promoCodeCounts }: CartCode,
): VoucherUse {
  if (code === promoCode) return promoCodeCounts ? 'active' : 'idle';
  return amountLeftFormatted === null ? 'usable' : 'below-minimum';
}
