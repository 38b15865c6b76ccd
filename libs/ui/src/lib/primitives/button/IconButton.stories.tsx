import type { Meta, StoryObj } from '@storybook/react-vite';

import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'ui/IconButton',
  component: IconButton,
  args: { icon: 'heart', label: 'Save as favourite' },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Pressed: Story = { args: { icon: 'heart-filled', 'aria-pressed': true } };

export const Disabled: Story = { args: { icon: 'minus', label: 'One fewer', disabled: true } };
