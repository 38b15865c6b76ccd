import { AccountSettings, wrongPasswordMessage } from '@lyng/auth';
import type { AccountSettingsProps } from '@lyng/auth';
import { useHref } from '@lyng/routing';
import { useLingui } from '@lingui/react';
import { useStore } from 'react-redux';
import { snackShown } from '../../shell/slices/snackbar-slice.ts';
import type { AppStore } from '../../store.ts';

/** The settings of who is logged in. */
export function AccountSettingsPage() {
  const { i18n } = useLingui();
  const href = useHref();
  const store = useStore() as AppStore;
  const changePassword: AccountSettingsProps['changePassword'] = async (change) => {
    const answer = await (await import('../../client/auth-session.ts')).authSessionOf(store).changePassword(change);
    // The page is left with the session; what is said of it is not.
    if (!answer.ok && answer.error.kind === 'wrong-credentials')
      store.dispatch(snackShown(i18n._(wrongPasswordMessage), { mode: 'error' }));
    return answer;
  };
  return <AccountSettings accountHref={href('account')} changePassword={changePassword} />;
}
