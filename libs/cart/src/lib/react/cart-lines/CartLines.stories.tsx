import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { shownLines } from '../../core/replay.ts';
import { CartProviders } from '../../testing/CartProviders.tsx';
import { fullCart, giftCart, oneLineCart } from '../../testing/story-carts.ts';
import { CartLines } from './CartLines.tsx';

const meta = {
  title: 'cart/CartLines',
  component: CartLines,
  args: { vatIncluded: true, lines: shownLines(fullCart) },
  decorators: [
    (Story) => (
      <CartProviders cart={fullCart}>
        <Story />
      </CartProviders>
    ),
  ],
} satisfies Meta<typeof CartLines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  tags: ['pixels'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('spinbutton')).toHaveLength(4);
  },
};

export const One: Story = { args: { lines: shownLines(oneLineCart) } };

export const Compact: Story = { args: { size: 's', addedSkuId: 4 } };

export const Busy: Story = { args: { lines: shownLines(fullCart).map((line) => ({ ...line, busy: true })) } };

export const NotPricedYet: Story = {
  args: { lines: shownLines(oneLineCart).map((line) => ({ ...line, busy: true, totalPrice: null })) },
};

export const WithGift: Story = {
  args: { lines: shownLines(giftCart) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('spinbutton')).toHaveLength(1);
  },
};
