import { CurrentApp } from '@lyng/feature';
import { createTestApp } from '@lyng/feature/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { exampleOrder } from '../../testing/example-order.ts';
import { exampleAftercare } from '../../testing/example-return.ts';
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

export const WithLatestOrder: Story = {
  args: {
    latest: {
      order: { ...exampleOrder, units: 1, images: ['solveig-1.jpg'] },
      aftercare: exampleAftercare,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Din seneste ordre' })).toHaveTextContent('Ordrenummer 100200');
  },
};

export const NoOrders: Story = { args: { latest: {} } };

export const StudentAndCurve: Story = { args: { roles: ['student', 'curve'] } };
