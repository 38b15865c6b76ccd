import { useLanguage } from '@lyng/i18n';
import { formatDate, formatMoney } from '@lyng/i18n/core';
import { Container, Heading, Stack } from '@lyng/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent } from 'storybook/test';
import { pointsAccount } from '../../core/points-account.ts';
import type { PointsEntry, Purchase } from '../../core/points-log.ts';
import { pointsRules } from '../../core/points-rules.ts';
import { makeMembership } from '../../testing/make-membership.ts';
import type { Membership } from '../../wire/load-membership.ts';
import { LevelCard } from '../membership-page/LevelCard.tsx';
import { PointsCard } from '../membership-page/PointsCard.tsx';
import { PointsHistory } from '../membership-page/PointsHistory.tsx';

const DAY = 86_400_000;
const on = (day: number): number => Date.UTC(2026, 0, 1) + day * DAY;

const purchases: readonly Purchase[] = [
  { id: '100101', at: on(9), currency: 'DKK', amount: 2399_00, returns: [{ at: on(103), amount: 2399_00 }] },
  { id: '100102', at: on(40), currency: 'DKK', amount: 1299_00, returns: [{ at: on(52), amount: 650_00 }] },
  { id: '100103', at: on(75), currency: 'DKK', amount: 899_00, returns: [] },
  { id: '100104', at: on(140), currency: 'DKK', amount: 3499_00, returns: [] },
];

const bonus = (bonuses: number): string => formatMoney(bonuses * pointsRules.DKK.bonus, 'DKK', 'da');

const kinds = { earned: 'EARNED', returned: 'RETURNED', paid: 'PAID' } as const;
const levels = { bronze: 'BRONZE', silver: 'SILVER', gold: 'GOLD' } as const;

const historyOf = (entry: PointsEntry): Membership['history'][number] => ({
  kind: kinds[entry.kind],
  at: new Date(entry.at).toISOString(),
  points: entry.points,
  orderId: entry.kind === 'paid' ? null : Number(entry.purchaseId),
  amountFormatted: entry.kind === 'paid' ? bonus(entry.bonuses) : null,
});

/** The server's view of those purchases at that time. */
function membershipAt(now: number): Membership {
  const { level, points, next, available, pending, nextPayout, log } = pointsAccount(purchases, now);
  return makeMembership({
    level: levels[level],
    levelPoints: points,
    nextLevel: next && levels[next.level],
    nextLevelAt: next && next.at,
    availablePoints: available,
    pendingPoints: pending.map(({ purchaseId, at, points: waiting }) => ({
      orderId: Number(purchaseId),
      points: waiting,
      creditedAt: new Date(at).toISOString(),
    })),
    nextPayoutAt: new Date(nextPayout.at).toISOString(),
    nextPayoutFormatted: nextPayout.bonuses === 0 ? null : bonus(nextPayout.bonuses),
    pointsToNextBonus: nextPayout.missing,
    history: log.map(historyOf).toReversed(),
  });
}

/** The points of one history on any day of a year; move the slider. */
const PointsLab = ({ firstDay = 0 }: { readonly firstDay?: number }) => {
  const [day, setDay] = useState(firstDay);
  const date = formatDate(on(day), useLanguage());
  const membership = membershipAt(on(day));
  return (
    <Container width="text">
      <Stack gap={4}>
        <Heading level={1} size="xl">
          {date}
        </Heading>
        <input
          type="range"
          aria-label={date}
          min={0}
          max={365}
          value={day}
          onChange={({ target }) => setDay(Number(target.value))}
        />
        <LevelCard membership={membership} />
        <PointsCard membership={membership} />
        {membership.history.length > 0 && <PointsHistory history={membership.history} />}
      </Stack>
    </Container>
  );
};

const meta = {
  title: 'loyalty/Points over a year',
  component: PointsLab,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PointsLab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TimeSlider: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider');
    fireEvent.change(slider, { target: { value: '90' } });
    await expect(canvas.getByText('−3.000')).toBeVisible();
    fireEvent.change(slider, { target: { value: '103' } });
    await expect(canvas.getByText('−2.399')).toBeVisible();
  },
};
