import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TestShop } from '../../testing/TestShop.tsx';
import { LazyPart } from './LazyPart.tsx';
import { lazyParts } from './lazy-parts.ts';

const Details = ({ children }: { readonly children: string }) => <p>{children}</p>;
const parts = lazyParts(async () => ({ Details }), 'details');

const meta = {
  title: 'feature/LazyPart',
  component: LazyPart,
  render: () => (
    <TestShop>
      <LazyPart parts={parts}>{({ Details: Loaded }) => <Loaded>Læder og uld</Loaded>}</LazyPart>
    </TestShop>
  ),
} satisfies Meta<typeof LazyPart>;

export default meta;
type Story = StoryObj;

/** It is near the viewport, so its code has been loaded. */
export const Near: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Læder og uld')).toBeVisible();
  },
};
