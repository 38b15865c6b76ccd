import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect } from 'storybook/test';

import { PageLoadBar } from './PageLoadBar.tsx';

/** A load that fails; the bar stays visible. */
const FailedLoad = ({ label }: { readonly label: string }) => {
  const [failed, setFailed] = useState(false);
  useEffect(() => setFailed(true), []);
  return <PageLoadBar active={!failed} failed={failed} label={label} hideDelayMs={600_000} />;
};

const meta = {
  title: 'ui/PageLoadBar',
  component: PageLoadBar,
  args: { active: true, label: 'Loading page' },
} satisfies Meta<typeof PageLoadBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Appears after 200 ms; 5 px high, it advances for 5 s. */
export const Loading: Story = {
  play: async ({ canvas }) => {
    const track = await canvas.findByRole('progressbar', { name: 'Loading page' });
    await expect(track).toBeVisible();
    const bar = getComputedStyle(track.firstElementChild ?? track);
    await expect([
      getComputedStyle(track).height,
      bar.height,
      bar.animationName === 'none',
      bar.animationDuration,
    ]).toEqual(['5px', '5px', false, '5s']);
  },
};

/** Marked as failed, in the error colour, and hidden 500 ms later; here it stays. */
export const Failed: Story = {
  render: ({ label }) => <FailedLoad label={label} />,
  play: async ({ canvas }) => {
    const track = await canvas.findByRole('progressbar', { name: 'Loading page' });
    const bar = track.querySelector('[data-phase=failed]') ?? track;
    const { animationName, backgroundColor, height } = getComputedStyle(bar);
    await expect([height, animationName]).toEqual(['5px', 'none']);
    bar.removeAttribute('data-phase');
    // Different from a bar that is loading.
    await expect(getComputedStyle(bar).backgroundColor).not.toBe(backgroundColor);
    bar.setAttribute('data-phase', 'failed');
  },
};

export const Idle: Story = { args: { active: false } };
