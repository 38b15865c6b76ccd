import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { RatingField } from './RatingField.tsx';

const meta = {
  title: 'ui/RatingField',
  component: RatingField,
  args: { legend: 'Your rating', name: 'rating' },
} satisfies Meta<typeof RatingField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Chosen: Story = { args: { value: 4 } };

export const WithError: Story = { args: { error: 'Choose a number of stars' } };

/** One tab stop; arrows choose. */
export const ByKeyboard: Story = {
  args: { value: 3, onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('radio')[2]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenCalledWith(4);
  },
};
