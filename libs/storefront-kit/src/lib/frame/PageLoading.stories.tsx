import { pageLoadFailed, pageLoadStarted } from '@lyng/feature';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryShop } from '../testing/StoryShop.tsx';
import { PageLoading } from './PageLoading.tsx';

const meta = {
  title: 'storefront-kit/PageLoading',
  component: PageLoading,
} satisfies Meta<typeof PageLoading>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The text follows the bar when the page takes long. */
export const Loading: Story = {
  render: () => (
    <StoryShop actions={[pageLoadStarted()]}>
      <PageLoading />
    </StoryShop>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  render: () => (
    <StoryShop actions={[pageLoadStarted(), pageLoadFailed()]}>
      <PageLoading />
    </StoryShop>
  ),
};
