export { voucherIdOf } from './lib/core/engage-voucher.ts';
export type { VoucherFacts } from './lib/core/engage-voucher.ts';
export { loyaltySlice } from './lib/state/loyalty-slice.ts';
export type { LoyaltyState } from './lib/state/loyalty-slice.ts';
