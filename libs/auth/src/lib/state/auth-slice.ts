import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { sessionChanged } from './auth-events.ts';
import type { SignedInUser } from './auth-events.ts';

export interface AuthState {
  /** `null` for an anonymous visitor; absent until the cookies have been read. */
  readonly user?: SignedInUser | null;
}

const initialState: AuthState = {};

/** The slice is joined as `auth`. */
export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** The session of the visitor's cookies, as it was when the page came. */
    sessionRead: (_state: AuthState, { payload: user }: PayloadAction<SignedInUser | null>): AuthState => ({ user }),
  },
  extraReducers: (builder) => builder.addCase(sessionChanged, (_state, { payload: { user } }) => ({ user })),
  selectors: {
    selectUser: (state): SignedInUser | null => state.user ?? null,
  },
});

/** The store's part that this library needs to be joined under `auth`. */
export interface AuthRootState {
  readonly auth?: AuthState;
}
