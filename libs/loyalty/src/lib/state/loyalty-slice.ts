import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { keptVoucherId } from '../core/engage-voucher.ts';
import type { VoucherFacts } from '../core/engage-voucher.ts';

/** How the shopper came to a list of search results; the search service's own words. */
export type SearchOrigin =
  | 'ORGANIC'
  | 'PHRASE_SUGGEST'
  | 'DID_YOU_MEAN'
  | 'UNDO_AUTO_CORRECT'
  | 'RELATED_SEARCHES'
  | 'RECENT_SEARCH';

/** Spec §3 Loyalty state. */
export interface LoyaltyState {
  readonly voyadoId: string | null;
  readonly acceptEmail: boolean;
  readonly acceptSms: boolean;
  readonly isMember: boolean;
  readonly membershipLevel: string | null;
  readonly searchOrigin: SearchOrigin;
  /** Product key of what was put into the cart last. */
  readonly addedToCart: string | null;
  readonly engageVoucherId: string | null;
  readonly discoveryKey: string | null;
  readonly softLoginEmail: string | null;
}

const initialState: LoyaltyState = {
  voyadoId: null,
  acceptEmail: false,
  acceptSms: false,
  isMember: false,
  membershipLevel: null,
  searchOrigin: 'ORGANIC',
  addedToCart: null,
  engageVoucherId: null,
  discoveryKey: null,
  softLoginEmail: null,
};

/** Spec §3 store `voyado`. */
export const loyaltySlice = createSlice({
  name: 'voyado',
  initialState,
  reducers: {
    searchOriginSet: (state, action: PayloadAction<SearchOrigin>) => ({ ...state, searchOrigin: action.payload }),
    addedToCartSet: (state, action: PayloadAction<string>) => ({ ...state, addedToCart: action.payload }),
    /** A member has put a voucher on the cart. */
    engageVoucherSet: (state, action: PayloadAction<string | null>) => ({ ...state, engageVoucherId: action.payload }),
    /** The cart, or who is logged in, has changed: the voucher is kept or let go (LOY-04). */
    engageVoucherChecked: (state, { payload }: PayloadAction<Omit<VoucherFacts, 'voucherId'>>) => ({
      ...state,
      engageVoucherId: keptVoucherId({ ...payload, voucherId: state.engageVoucherId }),
    }),
    loyaltyUserReset: () => initialState,
  },
  selectors: { selectLoyalty: (state) => state },
});
