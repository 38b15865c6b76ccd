import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

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

export const AsButton: Story = {
  args: { onRemove: fn(), removeLabel: 'Remove code', children: 'LYNG10' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove code LYNG10' }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
  },
};
