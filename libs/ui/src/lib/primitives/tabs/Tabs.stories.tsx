import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'ui/Tabs',
  component: Tabs,
  args: {
    label: 'About the boot',
    tabs: [
      {
        id: 'details',
        label: 'Details',
        content: 'Ankle boot in waxed leather with a rubber sole and a zip on the inner side.',
      },
      { id: 'care', label: 'Care', content: 'Brush when dry; wax twice a season.' },
      { id: 'reviews', label: 'Reviews', count: 12, content: 'Fits as expected, say nine of twelve.' },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};

/** Wider than a phone: the row scrolls. */
export const Many: Story = {
  args: {
    tabs: ['Details', 'Material and care', 'Size and fit', 'Delivery and returns', 'Reviews', 'Sustainability'].map(
      (label) => ({
        id: label.toLowerCase().replaceAll(' ', '-'),
        label,
        content: 'What there is to say about it.',
      }),
    ),
  },
};

/** One tab stop; arrows, Home and End change the tab. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Care' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Care' })).toBeVisible();
    await expect(canvas.getByText(/waxed leather/)).not.toBeVisible();
    await userEvent.keyboard('{End}');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Reviews 12' })).toHaveFocus();
  },
};
