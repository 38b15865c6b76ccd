import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@lyng/i18n';
import { formatDate } from '@lyng/i18n/core';
import { useHref } from '@lyng/routing';
import { ButtonLink, Container, EmptyState, Heading, Image, Link } from '@lyng/ui';
import type { ListedOrder } from '../../core/order.ts';
import { OrderStatusBadge } from '../order-status/OrderStatusBadge.tsx';
import styles from './OrdersPage.module.css';

export interface OrdersPageProps {
  /** The newest first. */
  readonly orders: readonly ListedOrder[];
}

/** Images of an order in the list. */
const MAX_IMAGES = 4;

/** All orders of the customer, each a link to its own page. */
export const OrdersPage = ({ orders }: OrdersPageProps) => {
  const { t } = useLingui();
  const href = useHref();
  return (
    <Container width="text" className={styles.page}>
      <Link href={href('account')} preserveScroll>{t`My account`}</Link>
      {orders.length === 0 ? (
        <EmptyState
          headingLevel={1}
          icon="bag"
          title={t`No orders yet`}
          text={t`What you order while you are logged in is shown here.`}
          action={<ButtonLink href={href('new-products')}>{t`See what is new`}</ButtonLink>}
        />
      ) : (
        <>
          <Heading level={1} size="xl">{t`Orders`}</Heading>
          <ul className={styles.orders}>
            {orders.map((order) => (
              <OrderCard key={order.id} order={order} />
            ))}
          </ul>
        </>
      )}
    </Container>
  );
};

const OrderCard = ({ order }: { readonly order: ListedOrder }) => {
  const { t } = useLingui();
  const href = useHref();
  const language = useLanguage();
  const { id, status, placedAt, totalFormatted, units, images } = order;
  return (
    <li className={styles.order}>
      <div className={styles.facts}>
        <h2 className={styles.number}>
          <Link href={href('account-order', { order: String(id) })}>{t`Order number ${{ orderId: id }}`}</Link>
        </h2>
        {status && <OrderStatusBadge status={status} />}
        <p className={styles.muted}>
          {formatDate(placedAt, language)} · {t`${{ quantity: units }} pcs`}
        </p>
        <p className={styles.total}>{totalFormatted}</p>
      </div>
      <div className={styles.images} aria-hidden="true">
        {images.slice(0, MAX_IMAGES).map((fileName) => (
          <Image key={fileName} fileName={fileName} alt="" sizes="64px" width={64} height={80} />
        ))}
      </div>
    </li>
  );
};
