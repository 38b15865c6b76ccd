import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Who is signed in: what the session itself says, not the profile, which is the API's. */
export interface SignedInUser {
  readonly userId: number;
  readonly userName: string;
}

export interface AuthState {
  /** `null` for an anonymous visitor (spec §4). */
  readonly user: SignedInUser | null;
}

const initialState: AuthState = { user: null };

/** Spec §3 store `auth`. */
export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    signedIn: (_state, action: PayloadAction<SignedInUser>) => ({ user: action.payload }),
    signedOut: () => initialState,
  },
  selectors: {
    selectUser: (state) => state.user,
    selectIsSignedIn: (state) => state.user !== null,
  },
});
