import { useLingui } from '@lingui/react/macro';
import { useHref } from '@lyng/routing';
import { ButtonLink, Link } from '@lyng/ui';
import { POINTS_PER_BONUS } from '../../core/points-rules.ts';
import type { Membership } from '../../wire/load-membership.ts';
import { JoinCard } from '../membership-page/JoinCard.tsx';
import { PointsCard } from '../membership-page/PointsCard.tsx';
import styles from '../membership-page/MembershipPage.module.css';

/** The membership in short: the points of a member, or the reason to join. */
export const MembershipOverview = ({ membership }: { readonly membership: Membership }) => {
  const { t } = useLingui();
  const membershipHref = useHref()('account-membership');
  return membership.isMember ? (
    <PointsCard membership={membership}>
      <progress
        className={styles.progress}
        max={POINTS_PER_BONUS}
        value={POINTS_PER_BONUS - membership.pointsToNextBonus}
        aria-label={t`Points towards the next bonus voucher`}
      />
      <Link href={membershipHref} preserveScroll>{t`See your membership`}</Link>
    </PointsCard>
  ) : (
    <JoinCard bonusFormatted={membership.bonusFormatted}>
      <ButtonLink href={membershipHref}>{t`Become a member`}</ButtonLink>
    </JoinCard>
  );
};
