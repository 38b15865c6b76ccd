import * as api from './index.ts';

describe('@lyng/auth', () => {
  it('exports what it did before', () => {
    expect(Object.keys(api).sort()).toEqual([
      'LoginPanel',
      'PostedLoginForm',
      'PostedPasswordForm',
      'authEndpoint',
      'authSlice',
      'handleLoginForm',
      'postedFormStatus',
      'readSession',
      'sessionChanged',
      'signEndpoint',
      'storeSession',
      'withSession',
      'wrongPasswordMessage',
    ]);
  });
});
