import { useLingui } from '@lingui/react/macro';

import { VisuallyHidden } from '../../primitives/text/VisuallyHidden.tsx';
import { priceState } from './price-state.ts';
import type { PriceFacts } from './price-state.ts';
import styles from './PriceTag.module.css';

export interface PriceTagProps extends PriceFacts {
  /** The number of units that the price is for, when above 1: the lowest price is for one, and is labelled so. */
  readonly quantity?: number;
  /** `l` also shows whether VAT is included. */
  readonly size?: 's' | 'm' | 'l';
}

/**
 * A price as the server wrote it: regular, reduced (with the former price and the 30-day lowest), campaign, compared,
 * for members, or free.
 */
export const PriceTag = ({ quantity = 1, size = 's', ...facts }: PriceTagProps) => {
  const { t } = useLingui();
  const state = priceState(facts);
  const { amount, comparison, member } = state;
  const comparisonLabels = { recommended: t`Recommended price`, elsewhere: t`Price elsewhere` };
  const paid = amount ?? t`Free`;
  return (
    <span className={styles.price} data-size={size} data-kind={state.kind}>
      {state.kind === 'regular' ? (
        <span className={styles.amount}>{paid}</span>
      ) : (
        <>
          <span className={styles.amount}>
            <VisuallyHidden>{t`Price`} </VisuallyHidden>
            {paid}
          </span>
          {/* eslint-disable-next-line no-restricted-syntax -- the place that the rule names */}
          <s className={styles.before}>
            <VisuallyHidden>{t`Before`} </VisuallyHidden>
            {state.before}
          </s>
          <Percent of={state.percent} />
          {state.kind === 'campaign' && <span className={styles.campaign}>{t`Campaign price`}</span>}
        </>
      )}
      {size === 'l' && amount !== null && (
        <span className={styles.note}>{facts.vatIncluded ? t`incl. VAT` : t`excl. VAT`}</span>
      )}
      {member !== null && (
        <span className={styles.member}>
          {t`Member price`} {member}
        </span>
      )}
      {state.kind !== 'regular' && state.lowest && (
        <span className={styles.line}>
          {t`Lowest price in the last 30 days:`}{' '}
          <span className={styles.phrase}>
            {quantity > 1 ? t`${{ price: state.lowest.amount }} each` : state.lowest.amount}
          </span>{' '}
          <Percent of={state.lowest.percent} />
        </span>
      )}
      {comparison && (
        <span className={styles.line}>
          {comparisonLabels[comparison.kind]} {comparison.amount}
        </span>
      )}
    </span>
  );
};

/** The discount; a screen reader gets words where the eye gets a sign. */
const Percent = ({ of: percent }: { readonly of: number | null }) => {
  const { t } = useLingui();
  if (percent === null) return null;
  return (
    <span className={styles.percent}>
      <span aria-hidden="true">−{percent} %</span>
      <VisuallyHidden>{t`${percent} percent off`}</VisuallyHidden>
    </span>
  );
};
