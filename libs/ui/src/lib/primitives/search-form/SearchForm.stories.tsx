import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { SearchForm } from './SearchForm.tsx';

const meta = {
  title: 'ui/SearchForm',
  component: SearchForm,
  args: { action: '#search', label: 'Search for goods and brands', name: 'q', submitLabel: 'Show results' },
} satisfies Meta<typeof SearchForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: 'boots' } };

export const Searched: Story = {
  args: { onSearch: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), ' boots {Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('boots');
  },
};
