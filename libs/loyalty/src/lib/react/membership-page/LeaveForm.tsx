import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@lyng/i18n';
import { formatNumber } from '@lyng/i18n/core';
import { Button } from '@lyng/ui';
import type { Membership } from '../../wire/load-membership.ts';
import { MembershipForm } from './MembershipForm.tsx';
import type { MembershipFormProps } from './MembershipForm.tsx';
import styles from './MembershipPage.module.css';

export interface LeaveFormProps extends Pick<MembershipFormProps, 'onSubmit'> {
  readonly membership: Pick<Membership, 'availablePoints' | 'pendingPoints'>;
  readonly busy: boolean;
}

/** LOY-03: leaves after a second press, below what is lost. */
export const LeaveForm = ({ membership: { availablePoints, pendingPoints }, onSubmit, busy }: LeaveFormProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const lost = pendingPoints.reduce((sum, { points }) => sum + points, Math.max(0, availablePoints));
  return (
    <details className={styles.leave}>
      <summary>{t`Leave the programme`}</summary>
      <p>
        {lost > 0
          ? t`You lose your ${{ points: formatNumber(lost, language) }} points, and your level. They do not come back if you join again.`
          : t`You lose your level. It does not come back if you join again.`}
      </p>
      <p>{t`Bonus vouchers that you have can still be used until they expire.`}</p>
      <MembershipForm intent="leave" onSubmit={onSubmit}>
        <Button type="submit" variant="secondary" busy={busy}>{t`Yes, leave the programme`}</Button>
      </MembershipForm>
    </details>
  );
};
