import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeMembership, newMembership } from '../../testing/make-membership.ts';
import { MembershipPage } from './MembershipPage.tsx';

const meta = {
  title: 'loyalty/MembershipPage',
  component: MembershipPage,
  args: { membership: makeMembership(), onSubmit: fn((event) => event.preventDefault()) },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MembershipPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const leave = canvas.getByText('Meld dig ud');
    await expect(canvas.getByText('Ja, meld mig ud')).not.toBeVisible();
    await userEvent.click(leave);
    await expect(canvas.getByText(/Du mister dine 3\.358 point/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ja, meld mig ud' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const NewMember: Story = { args: { membership: newMembership } };

export const NoMember: Story = { args: { membership: { ...newMembership, isMember: false } } };

export const InDebt: Story = {
  args: {
    membership: makeMembership({ availablePoints: -1400, nextPayoutFormatted: null, pointsToNextBonus: 2400 }),
  },
};

export const HighestLevel: Story = {
  args: { membership: makeMembership({ level: 'GOLD', levelPoints: 23_900, nextLevel: null, nextLevelAt: null }) },
};

export const NotSaved: Story = {
  args: {
    rejected: { failure: { kind: 'unavailable' }, preferences: { acceptsEmail: false, acceptsSms: true } },
  },
};

export const Saving: Story = { args: { busy: 'preferences' } };
