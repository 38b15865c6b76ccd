import { useLingui } from '@lingui/react/macro';
import { useHref } from '@lyng/routing';
import { ButtonLink, Container, Heading, Icon, Image, Link, SummaryList } from '@lyng/ui';
import type { ReactNode } from 'react';
import type { Confirmation, ConfirmationAddress, ConfirmationLine } from '../../core/confirmation.ts';
import type { CheckoutValues } from '../../core/checkout-values.ts';
import styles from './ConfirmationPage.module.css';
import { useReportPurchase } from './use-report-purchase.ts';

export interface ConfirmationPageProps {
  readonly confirmation: Confirmation;
  readonly cartId: string;
  /** Hours on weekdays within which an order is confirmed by mail. */
  readonly confirmationHours: number;
  /** The offer to a guest beside the order, such as a form to make an account of it. */
  readonly renderAccount?: (values: CheckoutValues) => ReactNode;
}

/** The goods, the destination and the next steps of an order; reports the purchase once. */
export const ConfirmationPage = ({
  confirmation,
  cartId,
  confirmationHours,
  renderAccount,
}: ConfirmationPageProps): ReactNode => {
  const { t } = useLingui();
  const href = useHref();
  const values = useReportPurchase(confirmation, cartId);
  const email = values?.email ?? '';
  const { firstName, orderId, lines, delivery, arrivesOn } = confirmation;
  return (
    <Container width="text" className={styles.page}>
      <header className={styles.header}>
        <span className={styles.mark}>
          <Icon name="check" size="l" />
        </span>
        <Heading level={1}>{firstName ? t`Thank you, ${firstName}` : t`Thank you for your order`}</Heading>
        <p className={styles.order}>{t`Order number ${orderId}`}</p>
        {arrivesOn && <p className={styles.order}>{t`Delivery ${{ day: arrivesOn }}`}</p>}
        <p>
          {email
            ? t`We send your order confirmation to ${email} within ${confirmationHours} hours on weekdays.`
            : t`We send your order confirmation by email within ${confirmationHours} hours on weekdays.`}
        </p>
      </header>
      <section className={styles.card} aria-label={t`Your order`}>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <OrderLine key={line.key} line={line} />
          ))}
        </ul>
        <Sums confirmation={confirmation} />
      </section>
      <DeliveryAddress address={delivery} />
      {values && renderAccount && <div className={styles.card}>{renderAccount(values)}</div>}
      <ButtonLink href={href('home')} size="l">{t`Continue shopping`}</ButtonLink>
    </Container>
  );
};

const OrderLine = ({ line }: { readonly line: ConfirmationLine }): ReactNode => {
  const { t } = useLingui();
  const href = useHref();
  const { variant, quantity } = line;
  return (
    <li className={styles.line}>
      <span className={styles.image}>
        {line.image && <Image fileName={line.image} alt="" sizes="80px" width={80} height={100} />}
      </span>
      <span className={styles.about}>
        <span className={styles.muted}>{line.brand}</span>
        <Link href={href('product', { alias: line.alias })}>{line.name}</Link>
        <span className={styles.muted}>
          {variant ? t`Size ${{ size: variant }}, ${quantity} pcs` : t`${quantity} pcs`}
        </span>
      </span>
      <span>{line.selling === 0 ? t`Free` : line.totalFormatted}</span>
    </li>
  );
};

const Sums = ({ confirmation }: { readonly confirmation: Confirmation }): ReactNode => {
  const { t } = useLingui();
  const { subTotalFormatted, discount, shipping, saleFormatted, vatFormatted, balance, total } = confirmation;
  return (
    <SummaryList
      rows={[
        { label: t`Subtotal`, value: subTotalFormatted },
        ...(discount.incVat > 0
          ? [{ label: t`Discount`, value: `−${discount.formatted}`, emphasis: 'sale' as const }]
          : []),
        { label: t`Shipping`, value: shipping.incVat === 0 ? t`Free` : shipping.formatted },
        { label: t`Total`, value: saleFormatted, emphasis: 'total' as const },
        { label: t`Of which VAT`, value: vatFormatted },
        ...(balance.pending > 0
          ? [
              {
                label: t`Gift card or balance`,
                value: `−${balance.formatted}`,
              },
              ...(total.incVat > 0 ? [{ label: t`Paid in another way`, value: total.formatted }] : []),
            ]
          : []),
      ]}
    />
  );
};

const DeliveryAddress = ({ address }: { readonly address: ConfirmationAddress }): ReactNode => {
  const { t } = useLingui();
  const lines = [
    address.company,
    address.name,
    address.careOf && `c/o ${address.careOf}`,
    ...address.lines,
    `${address.zip} ${address.city}`,
  ];
  return (
    <section className={styles.card} aria-label={t`Delivery address`}>
      <Heading level={2} size="m">
        {t`Delivery address`}
      </Heading>
      <address className={styles.address}>
        {lines.filter(Boolean).map((text) => (
          <span key={text}>{text}</span>
        ))}
      </address>
    </section>
  );
};
