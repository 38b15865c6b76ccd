import { CurrentApp } from '@lyng/feature';
import { createTestApp } from '@lyng/feature/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AccountOverview } from './AccountOverview.tsx';

const logout = fn(async () => undefined);
const app = createTestApp({ ports: { session: { logout } as never } });

const meta = {
  title: 'account/AccountOverview',
  component: AccountOverview,
  args: { userName: 'Karen Holm', roles: [], sizes: [] },
  decorators: [
    (Story) => (
      <CurrentApp value={app}>
        <Story />
      </CurrentApp>
    ),
  ],
} satisfies Meta<typeof AccountOverview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log ud' }));
    await expect(logout).toHaveBeenCalled();
  },
};

export const StudentAndCurve: Story = { args: { roles: ['student', 'curve'] } };
