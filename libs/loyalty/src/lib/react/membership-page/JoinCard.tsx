import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@lyng/i18n';
import { formatNumber } from '@lyng/i18n/core';
import { Button } from '@lyng/ui';
import { CREDIT_DAYS, POINTS_PER_BONUS } from '../../core/points-rules.ts';
import { Card } from './Card.tsx';
import { MembershipForm } from './MembershipForm.tsx';
import type { MembershipFormProps } from './MembershipForm.tsx';
import styles from './MembershipPage.module.css';

export interface JoinCardProps extends Pick<MembershipFormProps, 'onSubmit'> {
  readonly bonusFormatted: string;
  readonly busy: boolean;
}

/** LOY-03: what the programme offers, and the button that joins. */
export const JoinCard = ({ bonusFormatted, onSubmit, busy }: JoinCardProps) => {
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
      <MembershipForm intent="join" onSubmit={onSubmit}>
        <Button type="submit" size="l" busy={busy}>{t`Become a member`}</Button>
      </MembershipForm>
    </Card>
  );
};
