import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LoadingIndicator } from './LoadingIndicator.tsx';

const meta = {
  title: 'ui/LoadingIndicator',
  component: LoadingIndicator,
  args: { active: true, label: 'Et øjeblik', delayMs: 0 },
  decorators: [(Story) => <div style={{ minHeight: '12rem' }}>{<Story />}</div>],
} satisfies Meta<typeof LoadingIndicator>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TakesLong: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Et øjeblik')).toBeInTheDocument();
  },
};

/** Within the first second nothing is shown. */
export const JustBegun: Story = { args: { delayMs: 600_000 } };

export const Idle: Story = { args: { active: false } };
