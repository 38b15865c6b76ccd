import { fail } from '@lyng/model';
import { useHref } from '@lyng/routing';
import { useLingui } from '@lingui/react';
import { snackbarShown, useApp } from '@lyng/feature';
import { AccountSettings } from '../../react/account-settings/AccountSettings.tsx';
import type { AccountSettingsProps } from '../../react/account-settings/AccountSettings.tsx';
import { wrongPasswordMessage } from '../../react/auth-messages.ts';

/** The account's settings. */
export function AccountSettingsPage() {
  const { i18n } = useLingui();
  const href = useHref();
  const app = useApp();
  const changePassword: AccountSettingsProps['changePassword'] = async (change) => {
    const session = await app.port('session');
    if (!session) return fail({ kind: 'unavailable' });
    const result = await session.changePassword(change);
    // The page closes with the session, so the message goes to the snackbar.
    if (!result.ok && result.error.kind === 'wrong-credentials')
      app.store.dispatch(snackbarShown(i18n._(wrongPasswordMessage), { mode: 'error' }));
    return result;
  };
  return <AccountSettings accountHref={href('account')} changePassword={changePassword} />;
}
