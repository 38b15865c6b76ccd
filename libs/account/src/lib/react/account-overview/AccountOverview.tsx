import { useLingui } from '@lingui/react/macro';
import { useApp } from '@lyng/feature';
import { useHref } from '@lyng/routing';
import { Badge, Button, Cluster, Container, Heading, Icon, Link, Stack } from '@lyng/ui';
import type { CustomerRole } from '../../core/roles.ts';
import type { BrandSizes } from '../../core/bought-sizes.ts';
import { accountSettingsTitle } from '../account-settings/settings-messages.ts';
import { BoughtSizes } from '../bought-sizes/BoughtSizes.tsx';
import styles from './AccountOverview.module.css';

export interface AccountOverviewProps {
  /** From the session: a name, or an email address as long as there is no name. */
  readonly userName: string;
  readonly roles: readonly CustomerRole[];
  readonly sizes: readonly BrandSizes[];
}

/** The logged-in customer, links to the account's pages, and the logout, which works without JavaScript. */
export const AccountOverview = ({ userName, roles, sizes }: AccountOverviewProps) => {
  const { i18n, t } = useLingui();
  const href = useHref();
  const { port } = useApp();
  const logout = async (): Promise<void> => (await port('session'))?.logout();
  // Those of the account preserve the scroll position.
  const links = [
    { href: href('account-orders'), label: t`Orders`, preserveScroll: true },
    { href: href('account-balance'), label: t`Balance`, preserveScroll: true },
    { href: href('account-membership'), label: t`Membership`, preserveScroll: true },
    { href: href('favourites'), label: t`Favourites` },
    { href: href('account-settings'), label: i18n._(accountSettingsTitle), preserveScroll: true },
  ];
  return (
    <Container width="form" className={styles.page}>
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={1} size="xl">{t`Hello, ${userName}`}</Heading>
          {roles.length > 0 && (
            <Cluster gap={2}>
              {roles.map((role) => (
                <Badge key={role}>{role === 'student' ? t`Student` : t`Curve`}</Badge>
              ))}
            </Cluster>
          )}
        </Stack>
        <nav aria-label={t`Your account`}>
          <ul className={styles.links}>
            {links.map(({ label, ...link }) => (
              <li key={link.href}>
                <Link {...link} className={styles.link}>
                  {label}
                  <Icon name="chevron-right" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <BoughtSizes brands={sizes} />
        <form
          method="post"
          action={href('account')}
          onSubmit={(event) => {
            event.preventDefault();
            void logout();
          }}
        >
          <Button type="submit" variant="secondary">{t`Log out`}</Button>
        </form>
      </Stack>
    </Container>
  );
};
