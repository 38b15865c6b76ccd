import { shopEvent } from '@lyng/feature';
import { createSlice } from '@reduxjs/toolkit';

/** Whether the shopper may write a review. */
export interface ReviewerState {
  /** `false` for a guest, and until the session has been read. */
  readonly isLoggedIn: boolean;
}

const initialState: ReviewerState = { isLoggedIn: false };

export const reviewerSlice = createSlice({
  name: 'reviewer',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(shopEvent('auth/sessionRead'), (_state, { payload }) => ({ isLoggedIn: payload !== null }))
      .addCase(shopEvent('auth/event/sessionChanged'), (_state, { payload }) => ({
        isLoggedIn: payload.user !== null,
      })),
});
