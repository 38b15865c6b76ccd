import { useLingui } from '@lingui/react/macro';
import { Button, Heading, Icon, Link, Stack } from '@lyng/ui';
import type { LinkProps } from '@lyng/ui';
import { AccountPage } from '../account-page/AccountPage.tsx';
import styles from './AccountOverview.module.css';

export interface AccountOverviewProps {
  /** From the session: a name, or an email address as long as there is no name. */
  readonly userName: string;
  /** Pages by the names that the host gives them; those of the account preserve the scroll position. */
  readonly links: readonly (Pick<LinkProps, 'href' | 'preserveScroll'> & { readonly label: string })[];
  /** Where the form posts to; it works without JavaScript. */
  readonly logoutAction: string;
  readonly onLogout: () => void;
}

/** Who is logged in, where they can go, and the way out. */
export const AccountOverview = ({ userName, links, logoutAction, onLogout }: AccountOverviewProps) => {
  const { t } = useLingui();
  return (
    <AccountPage>
      <Stack gap={5}>
        <Heading level={1} size="xl">{t`Hello, ${userName}`}</Heading>
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
    </AccountPage>
  );
};
