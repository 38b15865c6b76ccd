import { Plural, useLingui } from '@lingui/react/macro';
import { shownAmount } from '@lyng/model';
import type { CartSummary, CheckoutCart, CheckoutLine, Money } from '@lyng/model';
import { useHref } from '@lyng/routing';
import { Heading, Image, Link, Notice, SummaryList } from '@lyng/ui';
import type { SummaryRow } from '@lyng/ui';
import { memo } from 'react';
import type { ReactNode } from 'react';
import styles from './OrderSummary.module.css';

export interface OrderSummaryProps {
  readonly cart: CheckoutCart;
  readonly vatIncluded: boolean;
  readonly vouchers?: ReactNode;
}

/** The element that the link at the top of a phone's page leads to. */
export const ORDER_SUMMARY_ID = 'order-summary';

/** The goods and their total, beside the form; typing in the form leaves it alone. */
export const OrderSummary = memo(function OrderSummary({ cart, vatIncluded, vouchers }: OrderSummaryProps): ReactNode {
  const { t } = useLingui();
  const href = useHref();
  const count = cart.lines.reduce((units, { quantity }) => units + quantity, 0);
  return (
    <aside id={ORDER_SUMMARY_ID} className={styles.summary} aria-label={t`Order summary`}>
      <header className={styles.header}>
        <Heading level={2} size="l">
          {t`Order summary`}
        </Heading>
        <Link href={href('cart')}>{t`Change cart`}</Link>
      </header>
      <p className={styles.count}>
        <Plural value={count} one="# item" other="# items" />
      </p>
      <ul className={styles.lines}>
        {cart.lines.map((line) => (
          <SummaryLine key={line.key} line={line} vatIncluded={vatIncluded} />
        ))}
      </ul>
      {cart.promoCode && !cart.promoCodeCounts && (
        <Notice tone="warning" announce>
          {t`The code does not apply to your cart right now.`}
        </Notice>
      )}
      {cart.summary && <Sums summary={cart.summary} vatIncluded={vatIncluded} busy={cart.moneyBusy} />}
      {vouchers}
    </aside>
  );
});

const SummaryLine = ({
  line,
  vatIncluded,
}: {
  readonly line: CheckoutLine;
  readonly vatIncluded: boolean;
}): ReactNode => {
  const { t } = useLingui();
  const { product, quantity, totalPrice } = line;
  const size = product.skus.find(({ skuId }) => skuId === line.reference.skuId)?.name;
  const image = product.images[0];
  return (
    <li className={styles.line}>
      <span className={styles.image}>
        {image && <Image fileName={image.fileName} alt="" sizes="64px" width={64} height={80} />}
      </span>
      <span className={styles.about}>
        <span>{product.name}</span>
        <span className={styles.count}>{size ? t`Size ${size}, ${quantity} pcs` : t`${quantity} pcs`}</span>
      </span>
      <span>
        {totalPrice && (totalPrice.selling.incVat === 0 ? t`Free` : shownAmount(totalPrice.selling, vatIncluded))}
      </span>
    </li>
  );
};

interface SumsProps extends Pick<OrderSummaryProps, 'vatIncluded'> {
  readonly summary: CartSummary;
  readonly busy: boolean;
}

const Sums = ({ summary, vatIncluded, busy }: SumsProps): ReactNode => {
  const { t } = useLingui();
  const { subTotal, total, shipping, balance } = summary;
  // The total of the goods and its VAT, before any payment method is deducted; a balance is listed below.
  const sale = balance.totalSellingPriceExBalance;
  const amount = (money: Money): string => shownAmount(money, vatIncluded);
  const rows: readonly SummaryRow[] = [
    { label: t`Subtotal`, value: amount(subTotal.isDiscounted ? subTotal.regular : subTotal.selling) },
    ...(total.isDiscounted
      ? [{ label: t`Discount`, value: `−${amount(total.discount)}`, emphasis: 'sale' as const }]
      : []),
    { label: t`Shipping`, value: shipping.fee.incVat === 0 ? t`Free` : amount(shipping.fee) },
    ...(vatIncluded ? [] : [{ label: t`Total excluding VAT`, value: sale.exVatFormatted }]),
    {
      label: vatIncluded ? t`Total` : t`Total including VAT`,
      value: sale.incVatFormatted,
      emphasis: 'total' as const,
    },
    { label: t`Of which VAT`, value: summary.vatFormatted },
    ...(balance.pending > 0
      ? [
          {
            label: t`Gift card or balance`,
            value: `−${balance.pendingFormatted}`,
          },
          { label: t`To pay`, value: total.selling.incVatFormatted, emphasis: 'total' as const },
        ]
      : []),
  ];
  return <SummaryList rows={rows} busy={busy} />;
};
