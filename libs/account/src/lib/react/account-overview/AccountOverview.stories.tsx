import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AccountOverview } from './AccountOverview.tsx';

const meta = {
  title: 'account/AccountOverview',
  component: AccountOverview,
  args: {
    userName: 'Karen Holm',
    links: [
      { href: '/favoritter', label: 'Favoritter' },
      { href: '/min-konto/indstillinger', label: 'Indstillinger' },
    ],
    logoutAction: '/account',
    onLogout: fn(),
  },
} satisfies Meta<typeof AccountOverview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log ud' }));
    await expect(args.onLogout).toHaveBeenCalledTimes(1);
  },
};

export const WithoutLinks: Story = { args: { links: [] } };

export const StudentAndCurve: Story = { args: { roles: ['student', 'curve'] } };
