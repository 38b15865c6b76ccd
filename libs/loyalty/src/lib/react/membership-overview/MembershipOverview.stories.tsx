import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { makeMembership, newMembership } from '../../testing/make-membership.ts';
import { MembershipOverview } from './MembershipOverview.tsx';

const meta = {
  title: 'loyalty/MembershipOverview',
  component: MembershipOverview,
  args: { membership: makeMembership() },
} satisfies Meta<typeof MembershipOverview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '358');
  },
};

export const NoMember: Story = { args: { membership: { ...newMembership, isMember: false } } };
