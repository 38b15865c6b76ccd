import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@lyng/i18n';
import { formatDate } from '@lyng/i18n/core';
import { useHref } from '@lyng/routing';
import { ButtonLink, Container, EmptyState, Heading, Image, Link } from '@lyng/ui';
import type { ReactNode } from 'react';
import type { ListedOrder } from '../../core/order.ts';
import type { PageOf } from '../../core/order-pages.ts';
import { OrderStatusBadge } from '../order-status/OrderStatusBadge.tsx';
import shared from '../order-page/OrderPage.module.css';
import styles from './OrdersPage.module.css';

/** The newest first. */
export type OrdersPageProps = PageOf<ListedOrder>;

const MAX_IMAGES = 4;

/** The orders of the customer page by page, each a link to its own page. */
export const OrdersPage = ({ items, page, pages }: OrdersPageProps) => {
  const { t } = useLingui();
  const href = useHref();
  return (
    <Container width="text" className={styles.page}>
      <Link href={href('account')} preserveScroll>{t`My account`}</Link>
      {items.length === 0 ? (
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
            {items.map((order) => (
              <li key={order.id}>
                <OrderCard order={order} />
              </li>
            ))}
          </ul>
          {
            // Mounted again for each page: the pressed link loses the focus, so that the page moves it to its heading.
            pages > 1 && <OrderPages key={page} page={page} pages={pages} />
          }
        </>
      )}
    </Container>
  );
};

const OrderPages = ({ page, pages }: Pick<OrdersPageProps, 'page' | 'pages'>) => {
  const { t } = useLingui();
  const href = useHref();
  const hrefOf = (other: number) => href('account-orders', {}, other === 1 ? {} : { query: { page: String(other) } });
  return (
    <nav className={styles.pages} aria-label={t`Pages`}>
      {page > 1 && (
        <Link href={hrefOf(page - 1)} rel="prev" className={styles.newer}>
          {t`Newer orders`}
        </Link>
      )}
      <p className={shared.muted}>{t`Page ${{ page }} of ${{ pages }}`}</p>
      {page < pages && (
        <Link href={hrefOf(page + 1)} rel="next" className={styles.older}>
          {t`Older orders`}
        </Link>
      )}
    </nav>
  );
};

export interface OrderCardProps {
  readonly order: ListedOrder;
  /** Between the facts and the images. */
  readonly children?: ReactNode;
}

/** An order in short; all of it is the link to its page. */
export const OrderCard = ({ order, children }: OrderCardProps) => {
  const { t } = useLingui();
  const href = useHref();
  const language = useLanguage();
  const { id, status, placedAt, totalFormatted, units, images } = order;
  return (
    <div className={`${shared.card} ${styles.order}`}>
      <div className={styles.facts}>
        <h2 className={styles.number}>
          <Link href={href('account-order', { order: String(id) })}>{t`Order number ${{ orderId: id }}`}</Link>
        </h2>
        {status && <OrderStatusBadge status={status} />}
        <p className={shared.muted}>
          {formatDate(placedAt, language)} · {t`${{ quantity: units }} pcs`}
        </p>
        <p className={styles.total}>{totalFormatted}</p>
      </div>
      {children}
      <div className={styles.images} aria-hidden="true">
        {images.slice(0, MAX_IMAGES).map((fileName) => (
          <Image key={fileName} fileName={fileName} alt="" sizes="64px" width={64} height={80} />
        ))}
      </div>
    </div>
  );
};
