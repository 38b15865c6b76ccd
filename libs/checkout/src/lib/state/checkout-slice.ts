import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { MarketAlias } from '@lyng/model';

/** The shop's state of a pending purchase; the form itself stays on its page. */
export interface CheckoutState {
  /** The market that is bought in; follows the selected one until it is chosen. */
  readonly market: MarketAlias | null;
  readonly status: 'open' | 'validating' | 'placing' | 'leaving';
}

const initialState: CheckoutState = { market: null, status: 'open' };

export const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    marketChosen: (state, action: PayloadAction<MarketAlias | null>) => {
      state.market = action.payload;
    },
    statusChanged: (state, action: PayloadAction<CheckoutState['status']>) => {
      state.status = action.payload;
    },
  },
  selectors: {
    selectCheckoutMarket: (state): MarketAlias | null => state.market,
    selectStatus: (state): CheckoutState['status'] => state.status,
  },
});
