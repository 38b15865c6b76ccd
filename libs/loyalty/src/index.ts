export { loyaltySlice } from './lib/state/loyalty-slice.ts';
export type { LoyaltyState, SearchOrigin } from './lib/state/loyalty-slice.ts';
