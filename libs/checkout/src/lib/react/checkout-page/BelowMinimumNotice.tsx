import { useLingui } from '@lingui/react/macro';
import { formatMoney } from '@lyng/i18n/core';
import type { MinimumOrder, MinorUnits } from '@lyng/model';
import { useHref, useSite } from '@lyng/routing';
import { Link, Notice } from '@lyng/ui';
import type { ReactNode } from 'react';
import styles from './CheckoutPage.module.css';

/** What describes the button that waits for more goods. */
export const BELOW_MINIMUM_ID = 'below-minimum';

export interface BelowMinimumNoticeProps {
  readonly minimum: MinimumOrder;
  /** What is missing to it, in minor units. */
  readonly missing: MinorUnits;
  /** How often a purchase was held back for it: each time it is read out again. */
  readonly tries: number;
}

/** Says that the goods are worth too little for an order and how much is missing, and leads to more (CHK-04). */
export const BelowMinimumNotice = ({ minimum, missing, tries }: BelowMinimumNoticeProps): ReactNode => {
  const { t } = useLingui();
  const href = useHref();
  const { language } = useSite();
  const amount = formatMoney(missing, minimum.currency, language);
  return (
    <Notice key={tries} tone="warning" announce={tries > 0} title={t`Your order is below the minimum order value`}>
      <p className={styles.plain} id={BELOW_MINIMUM_ID}>
        {t`Buy for ${{ missing: amount }} more to place an order`}
      </p>
      <Link href={href('new-products')}>{t`See what is new`}</Link>
    </Notice>
  );
};
