import { useLingui } from '@lingui/react/macro';
import { useApp, useSlot } from '@lyng/feature';
import { useHref } from '@lyng/routing';
import { Badge, Button, ButtonLink, Cluster, Container, EmptyState, Heading, Icon, Link } from '@lyng/ui';
import type { CustomerRole } from '../../core/roles.ts';
import type { BrandSizes } from '../../core/bought-sizes.ts';
import type { ListedOrder } from '../../core/order.ts';
import type { Aftercare } from '../../wire/load-aftercare.ts';
import { accountSettingsTitle } from '../account-settings/settings-messages.ts';
import { BoughtSizes } from '../bought-sizes/BoughtSizes.tsx';
import { OrderSteps } from '../order-page/OrderSteps.tsx';
import { OrderCard } from '../orders-page/OrdersPage.tsx';
import styles from './AccountOverview.module.css';

export interface AccountOverviewProps {
  /** From the session: a name, or an email address as long as there is no name. */
  readonly userName: string;
  readonly roles: readonly CustomerRole[];
  readonly sizes: readonly BrandSizes[];
  /** The newest order, and its steps where they are known; left out when the orders failed to load. */
  readonly latest?: LatestOrderProps | undefined;
}

interface LatestOrderProps {
  readonly order?: ListedOrder | undefined;
  readonly aftercare?: Aftercare | undefined;
}

const LatestOrder = ({ order, aftercare }: LatestOrderProps) => {
  const { t } = useLingui();
  const href = useHref();
  return (
    <section className={styles.latest} aria-label={t`Your latest order`}>
      {order ? (
        <>
          <p className={styles.eyebrow}>{t`Your latest order`}</p>
          <OrderCard order={order}>
            {aftercare && order.status !== 'cancelled' && <OrderSteps {...aftercare} />}
          </OrderCard>
        </>
      ) : (
        <EmptyState
          headingLevel={2}
          icon="bag"
          title={t`No orders yet`}
          text={t`What you order while you are logged in is shown here.`}
          action={<ButtonLink href={href('new-products')}>{t`See what is new`}</ButtonLink>}
        />
      )}
    </section>
  );
};

/** The logged-in customer with the latest order, links to the account's pages, and the logout, which works without JavaScript. */
export const AccountOverview = ({ userName, roles, sizes, latest }: AccountOverviewProps) => {
  const { i18n, t } = useLingui();
  const href = useHref();
  const Added = useSlot('account:overview');
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
    <Container className={styles.page}>
      <Cluster gap={4} justify="between">
        <Cluster gap={3}>
          <Heading level={1}>{t`Hello, ${userName}`}</Heading>
          {roles.map((role) => (
            <Badge key={role}>{role === 'student' ? t`Student` : t`Curve`}</Badge>
          ))}
        </Cluster>
        <form
          method="post"
          className={styles.logout}
          action={href('account')}
          onSubmit={(event) => {
            event.preventDefault();
            void logout();
          }}
        >
          <Button type="submit" variant="quiet">{t`Log out`}</Button>
        </form>
      </Cluster>
      <div className={styles.news}>
        {latest && <LatestOrder {...latest} />}
        {Added && <Added />}
      </div>
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
    </Container>
  );
};
