import type { Meta, StoryObj } from '@storybook/react-vite';

import { CheckboxField } from './CheckboxField.tsx';

const meta = {
  title: 'ui/CheckboxField',
  component: CheckboxField,
  args: { label: 'I accept the terms of sale', name: 'terms' },
} satisfies Meta<typeof CheckboxField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Checked: Story = { args: { defaultChecked: true } };

export const WithHint: Story = { args: { hint: 'You have 14 days to return what you regret.' } };

export const WithError: Story = { args: { error: 'Accept the terms to go on' } };
