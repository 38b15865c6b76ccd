import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@lyng/i18n';
import { formatNumber } from '@lyng/i18n/core';
import type { Membership } from '../../wire/load-membership.ts';
import { levelNames } from '../membership-messages.ts';
import { Card } from './Card.tsx';
import styles from './MembershipPage.module.css';

export interface LevelCardProps {
  readonly membership: Pick<Membership, 'level' | 'levelPoints' | 'nextLevel' | 'nextLevelAt'>;
}

/** LOY-10: the level, and how far it is to the next one. */
export const LevelCard = ({ membership: { level, levelPoints, nextLevel, nextLevelAt } }: LevelCardProps) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const numberOf = (value: number) => formatNumber(value, language);
  const nextName = nextLevel && i18n._(levelNames[nextLevel]);
  return (
    <Card title={t`Your level`}>
      <p className={styles.amount}>{i18n._(levelNames[level])}</p>
      {nextLevelAt === null || nextName === null ? (
        <p>{t`This is the highest level.`}</p>
      ) : (
        <>
          <progress
            className={styles.progress}
            max={nextLevelAt}
            value={levelPoints}
            aria-label={t`Points towards the level ${{ level: nextName }}`}
          />
          <p>{t`${{ points: numberOf(nextLevelAt - levelPoints) }} points to ${{ level: nextName }}`}</p>
        </>
      )}
      <p
        className={styles.muted}
      >{t`The level follows from the points of the last twelve months: ${{ points: numberOf(levelPoints) }}.`}</p>
    </Card>
  );
};
