import type { CheckoutCart } from '@lyng/model';
import { makeCart } from '@lyng/model/testing';
import type { CartVouchers } from '../wire/load-vouchers.ts';
import type { BonusVoucher } from '../wire/load-membership.ts';

export const makeVoucher = (more: Partial<BonusVoucher> = {}): BonusVoucher => ({
  code: 'VOYADOVOUCHER_8F0C',
  amountFormatted: '75\u00A0kr.',
  expiresAt: '2027-10-01T10:00:00Z',
  status: 'AVAILABLE',
  ...more,
});

/** Two vouchers that a cart can have, and those that it cannot. */
export const makeCartVouchers = (more: Partial<CartVouchers> = {}): CartVouchers => ({
  vouchers: [
    makeVoucher({ code: 'VOYADOVOUCHER_OLD', amountFormatted: '10\u00A0kr.', status: 'EXPIRED' }),
    makeVoucher(),
    makeVoucher({ code: 'VOYADOVOUCHER_B77', amountFormatted: '25\u00A0kr.', expiresAt: '2027-12-31T10:00:00Z' }),
    makeVoucher({ code: 'VOYADOVOUCHER_FI', amountFormatted: '5\u00A0€', status: 'OTHER_MARKET' }),
  ],
  minimumPurchaseFormatted: '199\u00A0kr.',
  amountLeftFormatted: null,
  ...more,
});

/** A cart with sums, for its vouchers. */
export const makeVoucherCart = (more: Partial<CheckoutCart> = {}): CheckoutCart => ({
  id: 'cart-1',
  lines: [],
  summary: makeCart().summary,
  promoCode: '',
  promoCodeCounts: false,
  moneyBusy: false,
  ...more,
});
