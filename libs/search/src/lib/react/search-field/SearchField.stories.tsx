import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'search/SearchField',
  component: SearchField,
  args: { label: 'Search the shop', hint: 'Search' },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WithWhatWasSearchedFor: Story = { args: { phrase: 'vandtætte støvler' } };
