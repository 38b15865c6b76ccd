import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartProviders } from '../../testing/CartProviders.tsx';
import { fullCart } from '../../testing/story-carts.ts';
import { CartButton } from './CartButton.tsx';

const meta = { title: 'cart/CartButton', component: CartButton } satisfies Meta<typeof CartButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  decorators: [
    (Story) => (
      <CartProviders>
        <Story />
      </CartProviders>
    ),
  ],
};

export const WithItems: Story = {
  decorators: [
    (Story) => (
      <CartProviders cart={fullCart}>
        <Story />
      </CartProviders>
    ),
  ],
};
