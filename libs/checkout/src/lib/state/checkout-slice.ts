import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** The shop's state of a pending purchase; the form itself stays on its page. */
export interface CheckoutState {
  readonly status: 'open' | 'validating' | 'placing' | 'leaving';
}

const initialState: CheckoutState = { status: 'open' };

export const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    statusChanged: (state, action: PayloadAction<CheckoutState['status']>) => {
      state.status = action.payload;
    },
  },
});
