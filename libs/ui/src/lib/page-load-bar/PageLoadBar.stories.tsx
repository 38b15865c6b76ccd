import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { PageLoadBar } from './PageLoadBar.tsx';

const meta = {
  title: 'ui/PageLoadBar',
  component: PageLoadBar,
  args: { active: true, label: 'Loading page' },
} satisfies Meta<typeof PageLoadBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Appears after 200 ms. */
export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Loading page' })).toBeVisible();
  },
};

export const Idle: Story = { args: { active: false } };
