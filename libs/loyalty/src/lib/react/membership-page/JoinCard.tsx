import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@lyng/i18n';
import { formatNumber } from '@lyng/i18n/core';
import type { ReactNode } from 'react';
import { CREDIT_DAYS, POINTS_PER_BONUS } from '../../core/points-rules.ts';
import { Card } from './Card.tsx';
import styles from './MembershipPage.module.css';

export interface JoinCardProps {
  readonly bonusFormatted: string;
  /** The way to join. */
  readonly children: ReactNode;
}

/** LOY-03: the benefits of the programme. */
export const JoinCard = ({ bonusFormatted, children }: JoinCardProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const points = formatNumber(POINTS_PER_BONUS, language);
  return (
    <Card title={t`Get something back for what you buy`}>
      <ul className={styles.benefits}>
        <li>{t`All goods you buy give points.`}</li>
        <li>{t`Each ${{ points }} points become a bonus voucher of ${{ amount: bonusFormatted }}.`}</li>
        <li>{t`Points count ${{ days: CREDIT_DAYS }} days after the purchase, and the bonus is paid four times a year.`}</li>
        <li>{t`Membership is free, and you can leave at any time.`}</li>
      </ul>
      {children}
    </Card>
  );
};
