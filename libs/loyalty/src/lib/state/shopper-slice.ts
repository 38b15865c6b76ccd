import { shopEvent } from '@lyng/feature';
import type { SessionUser } from '@lyng/feature';
import { createSlice } from '@reduxjs/toolkit';

/** The owner of the visible vouchers. */
export interface ShopperState {
  /** `null` for a guest; absent until the session has been read. */
  readonly userId?: string | null;
}

const stateOf = (user: SessionUser | null): ShopperState => ({ userId: user?.userId ?? null });

const initialState: ShopperState = {};

export const shopperSlice = createSlice({
  name: 'loyaltyShopper',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(shopEvent('auth/sessionRead'), (_state, { payload }) => stateOf(payload))
      .addCase(shopEvent('auth/event/sessionChanged'), (_state, { payload }) => stateOf(payload.user)),
});
