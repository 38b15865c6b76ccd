import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { TextAreaField } from './TextAreaField.tsx';

const meta = {
  title: 'ui/TextAreaField',
  component: TextAreaField,
  args: { label: 'Your review', name: 'comment' },
} satisfies Meta<typeof TextAreaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: 'Soft from the first day.\nTrue to size.' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Soft from the first day.' } };

/** The error is part of the field's description, beside the hint. */
export const WithError: Story = {
  args: { hint: 'How do they fit?', error: 'Write a few words' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Your review')).toHaveAccessibleDescription(
      'How do they fit? Write a few words',
    );
  },
};
