import { Plural, useLingui } from '@lingui/react/macro';
import { formatMoney } from '@lyng/i18n/core';
import { shownAmount } from '@lyng/model';
import type { CartSummary, Money } from '@lyng/model';
import { useHref, useSite } from '@lyng/routing';
import { Heading, Image, Link, SummaryList } from '@lyng/ui';
import type { SummaryRow } from '@lyng/ui';
import type { ReactNode } from 'react';
import type { CheckoutCart, CheckoutLine } from '../../core/checkout-cart.ts';
import { marketCurrency } from '../../core/market-currency.ts';
import styles from './OrderSummary.module.css';

export interface OrderSummaryProps {
  readonly cart: CheckoutCart;
  /** True for a person, false for a business. */
  readonly vatIncluded: boolean;
  /** The minimum order value as text; nothing is said without it (CHK-04). */
  readonly minimumOrderValue?: string | undefined;
}

/** The element that the link at the top of a phone's page leads to. */
export const ORDER_SUMMARY_ID = 'order-summary';

/** What is being bought and what it costs, beside the form. */
export const OrderSummary = ({ cart, vatIncluded, minimumOrderValue }: OrderSummaryProps): ReactNode => {
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
      {cart.summary && <Sums summary={cart.summary} vatIncluded={vatIncluded} busy={cart.moneyBusy} />}
      {minimumOrderValue && <p className={styles.count}>{t`Minimum order value ${minimumOrderValue}`}</p>}
    </aside>
  );
};

const SummaryLine = ({ line, vatIncluded }: { readonly line: CheckoutLine; readonly vatIncluded: boolean }): ReactNode => {
  const { t } = useLingui();
  const { product, quantity, totalPrice } = line;
  const size = product.skus.find(({ skuId }) => skuId === line.reference.skuId)?.name;
  const image = product.images[0];
  return (
    <li className={styles.line}>
      <span className={styles.picture}>{image && <Image fileName={image.fileName} alt="" sizes="64px" width={64} height={80} />}</span>
      <span className={styles.about}>
        <span>{product.name}</span>
        <span className={styles.count}>{size ? t`Size ${size}, ${quantity} pcs` : t`${quantity} pcs`}</span>
      </span>
      <span>{totalPrice ? shownAmount(totalPrice.selling, vatIncluded) : ''}</span>
    </li>
  );
};

const Sums = ({ summary, vatIncluded, busy }: { readonly summary: CartSummary; readonly vatIncluded: boolean; readonly busy: boolean }): ReactNode => {
  const { t } = useLingui();
  const { market, language } = useSite();
  const { subTotal, total, shipping, balance } = summary;
  const amount = (money: Money): string => shownAmount(money, vatIncluded);
  const payable = balance.pending > 0 ? balance.totalSellingPriceExBalance : total.selling;
  const rows: readonly SummaryRow[] = [
    { label: t`Subtotal`, value: amount(subTotal.isDiscounted ? subTotal.regular : subTotal.selling) },
    ...(total.isDiscounted ? [{ label: t`Discount`, value: `−${amount(total.discount)}`, emphasis: 'sale' as const }] : []),
    { label: t`Shipping`, value: shipping.fee.incVat === 0 ? t`Free` : amount(shipping.fee) },
    ...(balance.pending > 0 ? [{ label: t`Paid with your balance`, value: `−${balance.pendingFormatted}` }] : []),
    ...(vatIncluded ? [] : [{ label: t`Total excluding VAT`, value: payable.exVatFormatted }]),
    { label: vatIncluded ? t`Total` : t`Total including VAT`, value: payable.incVatFormatted, emphasis: 'total' as const },
    { label: t`Of which VAT`, value: formatMoney(total.vat, marketCurrency[market], language) },
  ];
  return <SummaryList rows={rows} busy={busy} />;
};
