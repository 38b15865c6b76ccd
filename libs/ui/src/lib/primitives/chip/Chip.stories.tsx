import type { Meta, StoryObj } from '@storybook/react-vite';

import { Chip } from './Chip.tsx';

const meta = {
  title: 'ui/Chip',
  component: Chip,
  args: { children: 'Black' },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const AsLink: Story = { args: { href: '#without-black', removeLabel: 'Remove filter' } };
