import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { TextField } from './TextField.tsx';

const meta = {
  title: 'ui/TextField',
  component: TextField,
  args: { label: 'Email', name: 'email', type: 'email', autoComplete: 'email' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: 'lyng@example.dk' } };

export const WithHint: Story = { args: { hint: 'We send the receipt here' } };

export const Optional: Story = { args: { label: 'Company', optionalText: '(optional)' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'lyng@example.dk' } };

/** The error is part of the field's description, beside the hint. */
export const WithError: Story = {
  tags: ['pixels'],
  args: {
    hint: 'We send the receipt here',
    error: 'Write an email address, such as name@example.dk',
    defaultValue: 'lyng@',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(
      'We send the receipt here Write an email address, such as name@example.dk',
    );
  },
};
