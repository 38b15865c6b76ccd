import { useLingui } from '@lingui/react/macro';
import { useHref } from '@lyng/routing';
import { Button, Container, Heading, Link, Notice } from '@lyng/ui';
import type { MembershipIntent } from '../../core/membership-form.ts';
import type { MembershipFailure, Preferences } from '../../core/membership.ts';
import type { Membership } from '../../wire/load-membership.ts';
import { failureMessages, membershipTitle } from '../membership-messages.ts';
import { JoinCard } from './JoinCard.tsx';
import { LeaveForm } from './LeaveForm.tsx';
import { LevelCard } from './LevelCard.tsx';
import { MembershipForm } from './MembershipForm.tsx';
import type { MembershipFormProps } from './MembershipForm.tsx';
import { PointsCard } from './PointsCard.tsx';
import { PointsHistory } from './PointsHistory.tsx';
import { PreferencesForm } from './PreferencesForm.tsx';
import { VoucherList } from './VoucherList.tsx';
import styles from './MembershipPage.module.css';

export interface MembershipPageProps extends Pick<MembershipFormProps, 'onSubmit'> {
  readonly membership: Membership;
  /** The form that is being sent. */
  readonly busy?: MembershipIntent | undefined;
  /** The form that was rejected, with the preferences that were chosen in it. */
  readonly rejected?: { readonly failure: MembershipFailure; readonly preferences?: Preferences } | undefined;
}

/** The customer's membership and its forms; for others what it offers. */
export const MembershipPage = ({ membership, onSubmit, busy, rejected }: MembershipPageProps) => {
  const { t, i18n } = useLingui();
  const href = useHref();
  const { isMember, vouchers, history } = membership;
  return (
    <Container width="text" className={styles.page}>
      <Link href={href('account')} preserveScroll>{t`My account`}</Link>
      <Heading level={1} size="xl">
        {i18n._(membershipTitle)}
      </Heading>
      {rejected && (
        <Notice tone="danger" announce>
          <p>{i18n._(failureMessages[rejected.failure.kind])}</p>
        </Notice>
      )}
      {isMember ? (
        <>
          <LevelCard membership={membership} />
          <Link href={href('member')}>{t`See the products for members`}</Link>
          <PointsCard membership={membership} />
        </>
      ) : (
        <JoinCard bonusFormatted={membership.bonusFormatted}>
          <MembershipForm intent="join" onSubmit={onSubmit}>
            <Button type="submit" size="l" busy={busy === 'join'}>{t`Become a member`}</Button>
          </MembershipForm>
        </JoinCard>
      )}
      {vouchers.length > 0 && <VoucherList vouchers={vouchers} />}
      {isMember && (
        <>
          {history.length > 0 && <PointsHistory history={history} />}
          <PreferencesForm
            preferences={rejected?.preferences ?? membership}
            onSubmit={onSubmit}
            busy={busy === 'preferences'}
          />
          <LeaveForm membership={membership} onSubmit={onSubmit} busy={busy === 'leave'} />
        </>
      )}
    </Container>
  );
};
