import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryShop } from '../testing/StoryShop.tsx';
import { MarketSwitch } from './MarketSwitch.tsx';

const meta = {
  title: 'storefront-kit/MarketSwitch',
  component: MarketSwitch,
  decorators: [
    (Story) => (
      <StoryShop>
        <Story />
      </StoryShop>
    ),
  ],
} satisfies Meta<typeof MarketSwitch>;

export default meta;

/** The current country is marked. */
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { current: true })).toHaveLength(1);
  },
};
