import { shownAmount } from '@lyng/model';
import type { DiscountType, LowestPrice, Price } from '@lyng/model';
import { useLingui } from '@lingui/react/macro';

import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import styles from './PriceTag.module.css';

export interface PriceTagProps {
  readonly price: Price;
  /** Spec §9: the lowest price of the last 30 days; shown beside every reduced price, never beside a regular one. */
  readonly lowestPrice?: LowestPrice | null;
  /** From the customer type's VAT flag: true for a person, false for a business. */
  readonly vatIncluded: boolean;
  /** `PRICE_CAMPAIGN` marks the price as a campaign price. */
  readonly discountType?: DiscountType;
  /** `l` also says whether VAT is included. */
  readonly size?: 's' | 'm' | 'l';
}

/** A price as the server wrote it: regular, reduced (with what it was and the 30-day lowest), campaign or free. */
export const PriceTag = ({ price, lowestPrice, vatIncluded, discountType, size = 's' }: PriceTagProps) => {
  const { t } = useLingui();
  const { selling, regular, isDiscounted, discountPercentage } = price;
  const amount = selling.incVat === 0 ? t`Free` : shownAmount(selling, vatIncluded);
  const vatNote = size === 'l' && selling.incVat > 0 && (
    <span className={styles.note}>{vatIncluded ? t`incl. VAT` : t`excl. VAT`}</span>
  );
  if (!isDiscounted) {
    return (
      <span className={styles.price} data-size={size}>
        <span className={styles.amount}>{amount}</span>
        {vatNote}
      </span>
    );
  }
  return (
    <span className={styles.price} data-size={size}>
      <span className={styles.selling}>
        <VisuallyHidden>{t`Price`} </VisuallyHidden>
        {amount}
      </span>
      <s className={styles.regular}>
        <VisuallyHidden>{t`Before`} </VisuallyHidden>
        {shownAmount(regular, vatIncluded)}
      </s>
      {discountPercentage > 0 && <span className={styles.percentage}>−{discountPercentage} %</span>}
      {discountType === 'PRICE_CAMPAIGN' && <span className={styles.campaign}>{t`Campaign price`}</span>}
      {vatNote}
      {lowestPrice && (
        <span className={styles.lowest}>
          {t`Lowest price in the last 30 days:`} {shownAmount(lowestPrice.lowest, vatIncluded)}
        </span>
      )}
    </span>
  );
};
