import { useLingui } from '@lingui/react/macro';
import { shownAmount } from '@lyng/model';
import type { AppliedCampaign, CartSummary, Money } from '@lyng/model';
import { SummaryList } from '@lyng/ui';
import type { SummaryRow } from '@lyng/ui';
import type { ReactNode } from 'react';
import { CampaignTitles } from '../campaign-titles/CampaignTitles.tsx';
import styles from './CartSummaryList.module.css';

export interface CartSummaryListProps {
  readonly summary: CartSummary;
  readonly appliedCampaigns: readonly AppliedCampaign[];
  readonly vatIncluded: boolean;
  /** The sums are outdated; the server is calculating them. */
  readonly busy?: boolean;
}

/** The server's sums: goods, discount, shipping, arrival, balance, total and VAT, and the campaigns behind them. */
export const CartSummaryList = ({
  summary,
  appliedCampaigns,
  vatIncluded,
  busy = false,
}: CartSummaryListProps): ReactNode => {
  const rows = useSummaryRows(summary, vatIncluded);
  return (
    <div className={styles.summary}>
      <CampaignTitles campaigns={appliedCampaigns} className={styles.campaigns} />
      <SummaryList rows={rows} busy={busy} />
    </div>
  );
};

function useSummaryRows(summary: CartSummary, vatIncluded: boolean): readonly SummaryRow[] {
  const { t } = useLingui();
  const { subTotal, shipping, total, balance } = summary;
  // The total of the goods and its VAT, before any payment method is deducted; a balance is listed below.
  const sale = balance.totalSellingPriceExBalance;
  const amount = (money: Money): string => shownAmount(money, vatIncluded);
  return [
    { label: t`Subtotal`, value: amount(subTotal.isDiscounted ? subTotal.regular : subTotal.selling) },
    ...(total.isDiscounted
      ? [{ label: t`Discount`, value: `−${amount(total.discount)}`, emphasis: 'sale' as const }]
      : []),
    { label: t`Shipping`, value: shipping.fee.incVat === 0 ? t`Free` : amount(shipping.fee) },
    ...(shipping.arrivesOn === '' ? [] : [{ label: t`Delivery`, value: shipping.arrivesOn }]),
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
