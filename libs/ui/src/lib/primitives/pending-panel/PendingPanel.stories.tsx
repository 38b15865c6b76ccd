import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { PendingPanel } from './PendingPanel.tsx';

const meta = {
  title: 'ui/PendingPanel',
  component: PendingPanel,
  args: { title: 'Min konto', href: '/account', onClose: fn() },
} satisfies Meta<typeof PendingPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { retry: null } };

export const Failed: Story = { args: { retry: fn() } };
