import { useHref } from '@lyng/routing';
import { useLingui } from '@lingui/react/macro';
import { useApp } from '@lyng/feature';
import { AccountOverview } from '../../react/account-overview/AccountOverview.tsx';
import { accountSettingsTitle } from '../../react/auth-messages.ts';

export interface AccountHomeProps {
  readonly userName: string;
}

/** The account page. It links only to pages that exist. */
export function AccountHome({ userName }: AccountHomeProps) {
  const { i18n, t } = useLingui();
  const href = useHref();
  const { port } = useApp();
  const logout = async (): Promise<void> => (await port('session'))?.logout();
  return (
    <AccountOverview
      userName={userName}
      links={[
        { href: href('account-orders'), label: t`Orders`, preserveScroll: true },
        { href: href('account-balance'), label: t`Balance`, preserveScroll: true },
        { href: href('account-membership'), label: t`Membership`, preserveScroll: true },
        { href: href('favourites'), label: t`Favourites` },
        { href: href('account-settings'), label: i18n._(accountSettingsTitle), preserveScroll: true },
      ]}
      logoutAction={href('account')}
      onLogout={() => void logout()}
    />
  );
}
