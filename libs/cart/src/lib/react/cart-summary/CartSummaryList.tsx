import { useLingui } from '@lingui/react/macro';
import { shownAmount } from '@lyng/model';
import type { AppliedCampaign, CartSummary, Money } from '@lyng/model';
import { Badge, SummaryList } from '@lyng/ui';
import type { SummaryRow } from '@lyng/ui';
import type { ReactNode } from 'react';
import styles from './CartSummaryList.module.css';

export interface CartSummaryListProps {
  readonly summary: CartSummary;
  readonly appliedCampaigns: readonly AppliedCampaign[];
  /** From the customer type: true for a person, false for a business. */
  readonly vatIncluded: boolean;
  /** The sums are the old ones; the server is working them out anew (PAIN-02). */
  readonly busy?: boolean;
}

/** The server's sums: goods, discount, shipping, balance, total and VAT, and the campaigns behind them. */
export const CartSummaryList = ({
  summary,
  appliedCampaigns,
  vatIncluded,
  busy = false,
}: CartSummaryListProps): ReactNode => {
  const rows = useSummaryRows(summary, vatIncluded);
  const titled = appliedCampaigns.filter(({ hideTitle }) => !hideTitle);
  return (
    <div className={styles.summary}>
      {titled.length > 0 && (
        <p className={styles.campaigns}>
          {titled.map(({ name }) => (
            <Badge key={name} tone="campaign">
              {name}
            </Badge>
          ))}
        </p>
      )}
      <SummaryList rows={rows} busy={busy} />
    </div>
  );
};

function useSummaryRows(summary: CartSummary, vatIncluded: boolean): readonly SummaryRow[] {
  const { t } = useLingui();
  const { subTotal, shipping, total, balance } = summary;
  // What the goods cost and the VAT on them, however they are paid; what a balance pays stands below it (CHK-19).
  const sale = balance.totalSellingPriceExBalance;
  const amount = (money: Money): string => shownAmount(money, vatIncluded);
  return [
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
}
