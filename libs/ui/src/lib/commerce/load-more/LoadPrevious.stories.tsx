import type { Meta, StoryObj } from '@storybook/react-vite';

import { LoadPrevious } from './LoadMore.tsx';

const meta = {
  title: 'ui/LoadPrevious',
  component: LoadPrevious,
  args: { href: '#page-1' },
} satisfies Meta<typeof LoadPrevious>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EnteredInTheMiddle: Story = {};

export const Busy: Story = { args: { busy: true } };
