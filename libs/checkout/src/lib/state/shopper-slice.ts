import { shopEvent } from '@lyng/feature';
import type { SessionUser } from '@lyng/feature';
import { createSlice } from '@reduxjs/toolkit';

/** The account that may fill in the form. */
export interface ShopperState {
  /** Absent for a guest, and until the session has been read. */
  readonly userId?: string;
}

const stateOf = (user: SessionUser | null): ShopperState => (user ? { userId: user.userId } : {});

const initialState: ShopperState = {};

export const shopperSlice = createSlice({
  name: 'checkoutShopper',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(shopEvent('auth/sessionRead'), (_state, { payload }) => stateOf(payload))
      .addCase(shopEvent('auth/event/sessionChanged'), (_state, { payload }) => stateOf(payload.user)),
});
