import type { BonusVoucherStatus } from '@lyng/commerce-client';
import type { BonusVoucher } from '../core/membership.ts';

const statuses: Readonly<Record<BonusVoucherStatus, BonusVoucher['status']>> = {
  AVAILABLE: 'available',
  OTHER_MARKET: 'other-market',
  REDEEMED: 'redeemed',
  EXPIRED: 'expired',
};

/** A voucher as the API gives it. */
export type WireVoucher = Omit<BonusVoucher, 'status'> & { readonly status: BonusVoucherStatus };

export const parseVoucher = ({ code, amountFormatted, expiresAt, status }: WireVoucher): BonusVoucher => ({
  code,
  amountFormatted,
  expiresAt,
  status: statuses[status],
});
