import { AccountOverview, accountSettingsTitle } from '@lyng/auth';
import { useHref } from '@lyng/routing';
import { useLingui } from '@lingui/react/macro';
import { useStore } from 'react-redux';
import type { AppStore } from '../../store.ts';

export interface AccountHomeProps {
  readonly userName: string;
}

/** The account of who is logged in. Links lead to what is there. */
export function AccountHome({ userName }: AccountHomeProps) {
  const { i18n, t } = useLingui();
  const href = useHref();
  const store = useStore() as AppStore;
  const logout = async (): Promise<void> =>
    (await import('../../client/auth-session.ts')).authSessionOf(store).logout();
  return (
    <AccountOverview
      userName={userName}
      links={[
        { href: href('favourites'), label: t`Favourites` },
        { href: href('account-settings'), label: i18n._(accountSettingsTitle), preserveScroll: true },
      ]}
      logoutAction={href('account')}
      onLogout={() => void logout()}
    />
  );
}
