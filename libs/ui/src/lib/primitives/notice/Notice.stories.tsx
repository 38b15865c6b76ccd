import type { Meta, StoryObj } from '@storybook/react-vite';

import { Notice } from './Notice.tsx';

const meta = {
  title: 'ui/Notice',
  component: Notice,
  args: { title: 'The price has changed', children: 'The ankle boots now cost 899 kr.' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Success: Story = { args: { tone: 'success', title: 'Thank you for your order', children: null } };

export const Warning: Story = { args: { tone: 'warning' } };

export const Danger: Story = {
  tags: ['pixels'],
  args: {
    tone: 'danger',
    announce: true,
    title: 'The payment was declined',
    children: 'Your bag is kept. Try another card.',
  },
};
