import type { Meta, StoryObj } from '@storybook/react-vite';

import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'ui/ButtonLink',
  component: ButtonLink,
  args: { children: 'See what is new', href: '#new' },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const Secondary: Story = { args: { variant: 'secondary' } };

export const LargeFullWidth: Story = { args: { size: 'l', fullWidth: true } };
