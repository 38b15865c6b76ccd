import { useLanguage } from '@lyng/i18n';
import { formatDate, formatMoney, formatNumber } from '@lyng/i18n/core';
import { Container, Heading, Stack } from '@lyng/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent } from 'storybook/test';
import { pointsAccount } from '../../core/points-account.ts';
import type { Purchase } from '../../core/points-log.ts';
import { pointsRules } from '../../core/points-rules.ts';

const DAY = 86_400_000;
const start = Date.UTC(2026, 0, 1);
const on = (day: number): number => start + day * DAY;

const purchases: readonly Purchase[] = [
  { id: 'Coat', at: on(9), currency: 'DKK', amount: 2399_00, returns: [{ at: on(103), amount: 2399_00 }] },
  { id: 'Shoes', at: on(40), currency: 'DKK', amount: 1299_00, returns: [{ at: on(52), amount: 650_00 }] },
  { id: 'Dress', at: on(75), currency: 'DKK', amount: 899_00, returns: [] },
  { id: 'Bag', at: on(140), currency: 'DKK', amount: 3499_00, returns: [] },
];

/** The points of one history on any day of a year; move the slider. */
const PointsLab = ({ firstDay = 0 }: { readonly firstDay?: number }) => {
  const [day, setDay] = useState(firstDay);
  const language = useLanguage();
  const now = on(day);
  const { available, pending, nextPayout, level, log } = pointsAccount(purchases, now);
  return (
    <Container width="text">
      <Stack gap={4}>
        <Heading level={1} size="xl">
          {formatDate(now, language)}
        </Heading>
        <input
          type="range"
          aria-label="Day"
          min={0}
          max={365}
          value={day}
          onChange={({ target }) => setDay(Number(target.value))}
        />
        <p>
          {`Available ${formatNumber(available, language)}, pending ${formatNumber(
            pending.reduce((sum, { points }) => sum + points, 0),
            language,
          )}, level ${level}.`}
        </p>
        <p>
          {`Next payout ${formatDate(nextPayout.at, language)}: ${formatMoney(nextPayout.bonuses * pointsRules.DKK.bonus, 'DKK', language)}.`}
        </p>
        <ol>
          {log.map((entry) => (
            <li key={`${entry.kind} ${entry.at} ${entry.points}`}>
              {`${formatDate(entry.at, language, 'short')}: ${entry.kind} ${formatNumber(entry.points, language)}${entry.kind === 'paid' ? '' : ` (${entry.purchaseId})`}`}
            </li>
          ))}
        </ol>
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
    const slider = canvas.getByRole('slider', { name: 'Day' });
    fireEvent.change(slider, { target: { value: '90' } });
    await expect(canvas.getByText(/paid -3\.000/)).toBeVisible();
    fireEvent.change(slider, { target: { value: '103' } });
    await expect(canvas.getByText(/returned -2\.399 \(Coat\)/)).toBeVisible();
  },
};
