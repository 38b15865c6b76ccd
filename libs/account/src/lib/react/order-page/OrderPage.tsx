import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@lyng/i18n';
import { formatDate } from '@lyng/i18n/core';
import { useHref } from '@lyng/routing';
import { Container, Heading, Image, Link, SummaryList } from '@lyng/ui';
import type { ReactNode } from 'react';
import type { Order, OrderLine, Parcel } from '../../core/order.ts';
import type { Aftercare } from '../../wire/load-aftercare.ts';
import { OrderStatusBadge } from '../order-status/OrderStatusBadge.tsx';
import { OrderActions } from './OrderActions.tsx';
import type { OrderActionsProps } from './OrderActions.tsx';
import { OrderSteps } from './OrderSteps.tsx';
import styles from './OrderPage.module.css';

export interface OrderPageProps extends Partial<Pick<OrderActionsProps, 'formKey' | 'invoicePortal'>> {
  readonly order: Order;
  /** The progress of the order and its actions; left out when it is not known. */
  readonly aftercare?: Aftercare | undefined;
}

/** One order of the customer: where it is, what was bought, what it cost and where it goes. */
export const OrderPage = ({ order, aftercare, formKey, invoicePortal }: OrderPageProps) => {
  const { t } = useLingui();
  const href = useHref();
  const language = useLanguage();
  const { id, status, placedAt, lines, parcels, delivery, payments } = order;
  const isMoving = status !== 'cancelled';
  return (
    <Container width="text" className={styles.page}>
      <Link href={href('account-orders')}>{t`All orders`}</Link>
      <header className={styles.header}>
        <Heading level={1} size="xl">{t`Order number ${{ orderId: id }}`}</Heading>
        {status && <OrderStatusBadge status={status} />}
        <p className={styles.muted}>{t`Placed on ${{ date: formatDate(placedAt, language) }}`}</p>
      </header>
      {isMoving && aftercare && (
        <Section title={t`Delivery`}>
          <OrderSteps {...aftercare} />
        </Section>
      )}
      <OrderActions order={order} aftercare={aftercare} formKey={formKey} invoicePortal={invoicePortal} />
      {aftercare && aftercare.returns.length > 0 && (
        <Section title={t`Returns`}>
          {aftercare.returns.map((each) => (
            <ReturnRow key={each.id} {...each} />
          ))}
        </Section>
      )}
      {parcels.length > 0 && (
        <Section title={t`Parcels`}>
          {parcels.map((parcel) => (
            <ParcelRow key={parcel.key} parcel={parcel} />
          ))}
        </Section>
      )}
      <Section title={t`Products`}>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <Line key={line.key} line={line} />
          ))}
        </ul>
        <Sums order={order} />
      </Section>
      {delivery.length > 0 && (
        <Section title={t`Delivery address`}>
          <address className={styles.address}>
            {delivery.map((text) => (
              <span key={text}>{text}</span>
            ))}
          </address>
        </Section>
      )}
      {payments.length > 0 && (
        <Section title={t`Payment`}>
          <p>{payments.join(', ')}</p>
        </Section>
      )}
    </Container>
  );
};

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={styles.card} aria-label={title}>
    <Heading level={2} size="m">
      {title}
    </Heading>
    {children}
  </section>
);

const ReturnRow = ({ id, kind, number, receivedAt }: Aftercare['returns'][number]) => {
  const { t } = useLingui();
  const href = useHref();
  return (
    <div className={styles.parcel}>
      <Link href={href('register-return', {}, { query: { receipt: id } })}>
        {kind === 'RETURN' ? t`Return ${{ number }}` : t`Withdrawal ${{ number }}`}
      </Link>
      <span className={styles.muted}>{receivedAt ? t`Completed` : t`Registered`}</span>
    </div>
  );
};

const ParcelRow = ({ parcel: { carrier, number, sentAt, trackingHref } }: { readonly parcel: Parcel }) => {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <div className={styles.parcel}>
      <span>{[carrier, number].filter(Boolean).join(' · ')}</span>
      {sentAt && <span className={styles.muted}>{t`Sent on ${{ date: formatDate(sentAt, language) }}`}</span>}
      {trackingHref && <a href={trackingHref} rel="noopener noreferrer">{t`Track the parcel`}</a>}
    </div>
  );
};

const Line = ({ line }: { readonly line: OrderLine }) => {
  const { t } = useLingui();
  const href = useHref();
  const { size, quantity } = line;
  return (
    <li className={styles.line}>
      <span className={styles.image}>
        {line.image && <Image fileName={line.image} alt="" sizes="80px" width={80} height={100} />}
      </span>
      <span className={styles.about}>
        <span className={styles.muted}>{line.brand}</span>
        {line.alias === undefined ? (
          <span>{line.name}</span>
        ) : (
          <Link href={href('product', { alias: line.alias })}>{line.name}</Link>
        )}
        <span className={styles.muted}>{size ? t`Size ${size}, ${quantity} pcs` : t`${quantity} pcs`}</span>
      </span>
      <span>{line.isFree ? t`Free` : line.totalFormatted}</span>
    </li>
  );
};

const Sums = ({ order }: { readonly order: Order }) => {
  const { t } = useLingui();
  const { subTotalFormatted, discountFormatted, shippingFormatted, totalFormatted, vatFormatted } = order;
  const { fromBalanceFormatted } = order;
  return (
    <SummaryList
      rows={[
        { label: t`Subtotal`, value: subTotalFormatted },
        ...(discountFormatted
          ? [{ label: t`Discount`, value: `−${discountFormatted}`, emphasis: 'sale' as const }]
          : []),
        { label: t`Shipping`, value: shippingFormatted ?? t`Free` },
        { label: t`Total`, value: totalFormatted, emphasis: 'total' as const },
        { label: t`Of which VAT`, value: vatFormatted },
        ...(fromBalanceFormatted ? [{ label: t`Gift card or balance`, value: `−${fromBalanceFormatted}` }] : []),
      ]}
    />
  );
};
