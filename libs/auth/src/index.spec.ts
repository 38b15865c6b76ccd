import * as api from './index.ts';

describe('@lyng/auth', () => {
  it('exports what it did before', () => {
    expect(Object.keys(api).sort()).toEqual([
      'AccountOverview',
      'AccountSettings',
      'LoginPanel',
      'ResetPasswordPage',
      'accountSettingsTitle',
      'authSlice',
      'broughtCartMessage',
      'commitPasswordReset',
      'createAuthClient',
      'createAuthSession',
      'dropSession',
      'isAuthMessage',
      'isOver',
      'keepLentSession',
      'keepSession',
      'leftOutMessage',
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
