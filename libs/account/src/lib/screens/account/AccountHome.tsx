import { useHref } from '@lyng/routing';
import { useLingui } from '@lingui/react/macro';
import { useApp } from '@lyng/feature';
import type { BrandSizes } from '../../core/bought-sizes.ts';
import type { CustomerRole } from '../../core/roles.ts';
import { AccountOverview } from '../../react/account-overview/AccountOverview.tsx';
import { accountSettingsTitle } from '../../react/account-settings/settings-messages.ts';

export interface AccountHomeProps {
  readonly userName: string;
  readonly roles: readonly CustomerRole[];
  readonly sizes: readonly BrandSizes[];
}

/** The account page. It links only to pages that exist. */
export function AccountHome({ userName, roles, sizes }: AccountHomeProps) {
  const { i18n, t } = useLingui();
  const href = useHref();
  const { port } = useApp();
  const logout = async (): Promise<void> => (await port('session'))?.logout();
  return (
    <AccountOverview
      userName={userName}
      roles={roles}
      sizes={sizes}
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
