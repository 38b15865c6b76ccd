import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Accordion } from './Accordion.tsx';

const meta = {
  title: 'ui/Accordion',
  component: Accordion,
  args: { summary: 'Delivery and returns', children: 'Free delivery from 499 kr. and 14 days to return.' },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = { args: { open: true } };

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Delivery and returns'));
    await expect(canvas.getByText(/14 days/)).toBeVisible();
  },
};
