import { useLingui } from '@lingui/react/macro';
import { Badge, Button, Cluster, Container, Heading, Icon, Link, Stack } from '@lyng/ui';
import type { LinkProps } from '@lyng/ui';
import type { CustomerRole } from '../../core/roles.ts';
import type { BrandSizes } from '../../core/bought-sizes.ts';
import { BoughtSizes } from '../bought-sizes/BoughtSizes.tsx';
import styles from './AccountOverview.module.css';

export interface AccountOverviewProps {
  /** From the session: a name, or an email address as long as there is no name. */
  readonly userName: string;
  /** The type of the customer. */
  readonly roles?: readonly CustomerRole[];
  readonly sizes?: readonly BrandSizes[];
  /** Pages by the names that the host gives them; those of the account preserve the scroll position. */
  readonly links: readonly (Pick<LinkProps, 'href' | 'preserveScroll'> & { readonly label: string })[];
  /** The address to which the form posts; it works without JavaScript. */
  readonly logoutAction: string;
  readonly onLogout: () => void;
}

/** The logged-in customer, links to the account's pages, and the logout. */
export const AccountOverview = ({
  userName,
  roles = [],
  sizes = [],
  links,
  logoutAction,
  onLogout,
}: AccountOverviewProps) => {
  const { t } = useLingui();
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
        {links.length > 0 && (
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
        )}
        <BoughtSizes brands={sizes} />
        <form
          method="post"
          action={logoutAction}
          onSubmit={(event) => {
            event.preventDefault();
            onLogout();
          }}
        >
          <Button type="submit" variant="secondary">{t`Log out`}</Button>
        </form>
      </Stack>
    </Container>
  );
};
