import { useLingui } from '@lingui/react/macro';
import { useHref } from '@lyng/routing';
import { Link, Notice } from '@lyng/ui';
import type { ReactNode } from 'react';
import type { MinimumOrder } from '../../core/minimum-order.ts';
import styles from './CheckoutPage.module.css';

export interface BelowMinimumNoticeProps {
  readonly minimum: MinimumOrder;
  /** How often the shopper has tried to buy all the same: each time it is read out again. */
  readonly tries: number;
}

/** Says that the goods are worth too little for an order, and leads to more (CHK-04). */
export const BelowMinimumNotice = ({ minimum, tries }: BelowMinimumNoticeProps): ReactNode => {
  const { t } = useLingui();
  const href = useHref();
  return (
    <Notice key={tries} tone="warning" announce={tries > 0} title={t`Your order is below the minimum order value`}>
      <p
        className={styles.plain}
      >{t`Goods for at least ${{ minimumOrderValue: minimum.formatted }} are needed to complete a purchase.`}</p>
      <Link href={href('new-products')}>{t`See what is new`}</Link>
    </Notice>
  );
};
