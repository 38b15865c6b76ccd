import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { CartRootState } from '../state/cart-slice.ts';
import type { SessionEvent, SessionPorts } from '../state/session-ports.ts';

/** The session of a test's shopper, as a host has it in its own slice. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: { userId: '' },
  reducers: {
    sessionReported: (_state, { payload: { userId } }: PayloadAction<SessionEvent>) => ({ userId }),
  },
});

export const { sessionReported } = sessionSlice.actions;

export type SessionRootState = CartRootState & { readonly session: { readonly userId: string } };

export const sessionEventOf: SessionPorts['sessionEventOf'] = (action) =>
  sessionReported.match(action) ? action.payload : null;
