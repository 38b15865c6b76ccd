import { authSlice } from './auth-slice.ts';

const { signedIn, signedOut } = authSlice.actions;

describe('the session in the store', () => {
  const user = { userId: 7, userName: 'solveig@example.com' };

  it('begins anonymous, and is anonymous again after signing out', () => {
    const before = authSlice.getInitialState();
    const during = authSlice.reducer(before, signedIn(user));
    const after = authSlice.reducer(during, signedOut());
    expect([before.user, during.user, after.user]).toEqual([null, user, null]);
  });
});
