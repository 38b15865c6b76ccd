import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@lyng/i18n';
import { formatDate, formatNumber } from '@lyng/i18n/core';
import { useHref } from '@lyng/routing';
import { Link, Notice } from '@lyng/ui';
import type { ReactNode } from 'react';
import type { Membership } from '../../wire/load-membership.ts';
import { Card } from './Card.tsx';
import styles from './MembershipPage.module.css';

export interface PointsCardProps {
  readonly membership: Membership;
  /** In place of the orders whose points wait. */
  readonly children?: ReactNode;
}

/** The points that count and those that wait, and what the next payout gives. */
export const PointsCard = ({ membership, children }: PointsCardProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const href = useHref();
  const { availablePoints: available, pendingPoints: pending, nextPayoutFormatted, bonusFormatted } = membership;
  const numberOf = (value: number) => formatNumber(value, language);
  const date = formatDate(membership.nextPayoutAt, language);
  const missing = numberOf(membership.pointsToNextBonus);
  return (
    <Card title={t`Your points`}>
      <dl className={styles.points}>
        <div>
          <dt>{t`Available`}</dt>
          <dd className={styles.amount}>{numberOf(available)}</dd>
        </div>
        <div>
          <dt>{t`Pending`}</dt>
          <dd className={styles.amount}>{numberOf(pending.reduce((sum, { points }) => sum + points, 0))}</dd>
        </div>
      </dl>
      {available < 0 && (
        <Notice>
          <p>{t`You have returned goods whose points were already paid out. New points settle that first.`}</p>
        </Notice>
      )}
      <p>
        {nextPayoutFormatted === null
          ? t`Next payout: ${{ date }}. ${{ missing }} more points before then give you a bonus voucher of ${{ amount: bonusFormatted }}.`
          : t`Next payout: ${{ date }}. As things are, you get a bonus voucher of ${{ amount: nextPayoutFormatted }}; ${{ missing }} more points give another ${{ more: bonusFormatted }}.`}
      </p>
      {children ??
        (pending.length > 0 && (
          <>
            <ul className={styles.rows}>
              {pending.map(({ orderId, points, creditedAt }) => (
                <li key={orderId} className={styles.row}>
                  <Link href={href('account-order', { order: String(orderId) })}>{t`Order number ${{ orderId }}`}</Link>
                  <span className={styles.number}>{numberOf(points)}</span>
                  <span
                    className={styles.muted}
                  >{t`Available from ${{ date: formatDate(creditedAt, language) }}`}</span>
                </li>
              ))}
            </ul>
            <p className={styles.muted}>{t`If you return goods, their points are taken back.`}</p>
          </>
        ))}
    </Card>
  );
};
