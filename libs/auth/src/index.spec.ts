import * as api from './index.ts';

describe('@lyng/auth', () => {
  it('exports what it did before', () => {
    expect(Object.keys(api).sort()).toEqual([
      'AccountOverview',
      'AccountSettings',
      'LoginPanel',
      'PostedLoginForm',
      'PostedPasswordForm',
      'ResetPasswordPage',
      'accountSettingsTitle',
      'authSlice',
      'broughtCartMessage',
      'commitPasswordReset',
      'createAuthClient',
      'createAuthSession',
      'dropSession',
      'emptyForm',
      'handleLoginForm',
      'isAuthMessage',
      'isOver',
      'keepLentSession',
      'keepSession',
      'leftOutMessage',
      'loginFormIntent',
      'postedFormStatus',
      'readClaims',
      'readSession',
      'requestPasswordReset',
      'resetPasswordTitle',
      'sessionChanged',
      'sessionMessage',
      'userOf',
      'withSession',
      'wrongPasswordMessage',
    ]);
  });
});
