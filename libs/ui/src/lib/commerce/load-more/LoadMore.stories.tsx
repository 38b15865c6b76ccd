import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { LoadMore } from './LoadMore.tsx';

const meta = {
  title: 'ui/LoadMore',
  component: LoadMore,
  args: { href: '#page-3', seen: 48, total: 312 },
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SomeSeen: Story = {};

export const AllSeen: Story = { args: { href: null, seen: 312 } };

export const LargeNumbers: Story = { args: { total: 12480, formatNumber: (value) => value.toLocaleString('da') } };

const follow = fn();

/** Keeps its focus and its width while more is loading, and ignores presses. */
export const Busy: Story = {
  args: { busy: true },
  decorators: [
    (Story) => (
      <div onClick={(event) => follow(event.defaultPrevented)}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
