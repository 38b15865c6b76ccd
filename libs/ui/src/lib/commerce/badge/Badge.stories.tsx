import type { Meta, StoryObj } from '@storybook/react-vite';

import { Badge } from './Badge.tsx';

const meta = {
  title: 'ui/Badge',
  component: Badge,
  args: { children: 'New' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Sale: Story = { args: { tone: 'sale', children: 'Sale' } };

export const Campaign: Story = { args: { tone: 'campaign', children: 'Campaign' } };

export const Warning: Story = { args: { tone: 'warning', children: 'Few left' } };

export const Success: Story = { args: { tone: 'success', children: 'In stock' } };
