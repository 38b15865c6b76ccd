import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@lyng/i18n';
import { formatDate, formatNumber } from '@lyng/i18n/core';
import type { Membership } from '../../wire/load-membership.ts';
import { historyText } from '../membership-messages.ts';
import { Card } from './Card.tsx';
import styles from './MembershipPage.module.css';

/** The entries of the points, newest first. */
export const PointsHistory = ({ history }: Pick<Membership, 'history'>) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  return (
    <Card title={t`Points history`}>
      <ul className={styles.rows}>
        {history.map((entry, index) => (
          <li key={`${String(index)} ${entry.at}`} className={styles.row}>
            <span>{i18n._(historyText(entry))}</span>
            <span className={styles.number}>
              {entry.points < 0 ? '−' : '+'}
              {formatNumber(Math.abs(entry.points), language)}
            </span>
            <span className={styles.muted}>{formatDate(entry.at, language)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
};
