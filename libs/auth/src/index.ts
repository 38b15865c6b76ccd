export { authSlice } from './lib/state/auth-slice.ts';
export type { AuthState, SignedInUser } from './lib/state/auth-slice.ts';
