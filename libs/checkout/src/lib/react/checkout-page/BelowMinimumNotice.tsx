import { useLingui } from '@lingui/react/macro';
import { formatMoney } from '@lyng/i18n/core';
import type { MinimumOrder, MinorUnits } from '@lyng/model';
import { useHref, useSite } from '@lyng/routing';
import { Link, Notice } from '@lyng/ui';
import type { ReactNode } from 'react';
import { useFormPart } from '../form-parts.ts';
import styles from './CheckoutPage.module.css';

/** The id of the notice that describes the disabled button. */
export const BELOW_MINIMUM_ID = 'below-minimum';

export interface BelowMinimumNoticeProps {
  readonly minimum: MinimumOrder;
  /** The missing amount, in minor units. */
  readonly missing: MinorUnits;
  /** The number of purchases that the minimum has held back: the notice is announced each time. */
  readonly tries: number;
}

/** Shows that the goods are below the minimum order value and how much is missing, with a link to more. */
export const BelowMinimumNotice = ({ minimum, missing, tries }: BelowMinimumNoticeProps): ReactNode => {
  const { t } = useLingui();
  const href = useHref();
  const { language } = useSite();
  const vatIncluded = useFormPart(({ values }) => values.customerType === 'PERSON');
  const amount = formatMoney(missing, minimum.currency, language);
  const shown = vatIncluded ? amount : t`${{ amount }} incl. VAT`;
  return (
    <Notice key={tries} tone="warning" announce={tries > 0} title={t`Your order is below the minimum order value`}>
      <p className={styles.plain} id={BELOW_MINIMUM_ID}>
        {t`Buy for ${{ missing: shown }} more to place an order`}
      </p>
      <Link href={href('new-products')}>{t`See what is new`}</Link>
    </Notice>
  );
};
