import type { Meta, StoryObj } from '@storybook/react-vite';

import { SelectField } from './SelectField.tsx';

const meta = {
  title: 'ui/SelectField',
  component: SelectField,
  args: {
    label: 'Country',
    name: 'country',
    options: [
      { value: 'DK', label: 'Denmark' },
      { value: 'SE', label: 'Sweden' },
      { value: 'AX', label: 'Åland', disabled: true },
    ],
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { tags: ['pixels'] };

export const WithError: Story = { args: { error: 'Choose a country that we deliver to' } };

export const Disabled: Story = { args: { disabled: true } };
