import { useLingui } from '@lingui/react/macro';
import { formatDate } from '@lyng/i18n/core';
import { useLanguage } from '@lyng/i18n';
import { shownAmount } from '@lyng/model';
import { Badge, SummaryList } from '@lyng/ui';
import { lowestOf, pricePeriods } from '../../core/price-log.ts';
import type { PriceLogEntry } from '../../core/price-log.ts';

export interface PriceHistoryProps {
  readonly log: readonly PriceLogEntry[];
  /** From the customer type: prices with VAT or without. */
  readonly vatIncluded: boolean;
}

/** The prices of the last 30 days, newest first; shows a note when there was only one. */
export const PriceHistory = ({ log, vatIncluded }: PriceHistoryProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const periods = pricePeriods(log);
  const lowest = lowestOf(periods);
  if (periods.length < 2) return <p>{t`The price has not changed in the last 30 days.`}</p>;
  return (
    <>
      <p>{t`Prices of the last 30 days, each with the day it began:`}</p>
      <SummaryList
        rows={periods.toReversed().map(({ since, price }) => ({
          label: <time dateTime={since}>{formatDate(since, language)}</time>,
          value: (
            <>
              {price.incVat === lowest && <Badge>{t`Lowest`}</Badge>} {shownAmount(price, vatIncluded)}
            </>
          ),
        }))}
      />
    </>
  );
};
