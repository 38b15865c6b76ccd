import * as api from './index.ts';

describe('@lyng/auth', () => {
  it('exports what it did before', () => {
    expect(Object.keys(api).sort()).toEqual([
      'LoginPanel',
      'PostedLoginForm',
      'PostedPasswordForm',
      'ResetPasswordPage',
      'authEndpoint',
      'authSlice',
      'commitPasswordReset',
      'createAuthClient',
      'createAuthSession',
      'dropSession',
      'emptyForm',
      'handleLoginForm',
      'isAuthMessage',
      'isOver',
      'loginFormIntent',
      'postedFormStatus',
      'readClaims',
      'readSession',
      'requestPasswordReset',
      'resetPasswordTitle',
      'sessionChanged',
      'sessionMessage',
      'signEndpoint',
      'storeSession',
      'storeTokenLogin',
      'userOf',
      'withSession',
    ]);
  });
});
