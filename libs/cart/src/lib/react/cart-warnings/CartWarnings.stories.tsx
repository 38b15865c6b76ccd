import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { shownLines } from '../../core/replay.ts';
import { CartProviders } from '../../testing/CartProviders.tsx';
import { fullCart, oneLineCart, twoSizesCart } from '../../testing/story-carts.ts';
import { CartWarnings } from './CartWarnings.tsx';

const meta = {
  title: 'cart/CartWarnings',
  component: CartWarnings,
  args: { lines: shownLines(fullCart), cart: { summary: fullCart.summary, moneyBusy: false }, vatIncluded: true },
  decorators: [
    (Story) => (
      <CartProviders cart={fullCart}>
        <Story />
      </CartProviders>
    ),
  ],
} satisfies Meta<typeof CartWarnings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SeveralUnits: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
};

export const SeveralSizes: Story = { args: { lines: shownLines(twoSizesCart) } };

export const NoWarnings: Story = { args: { lines: shownLines(oneLineCart) } };
