import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartProviders } from '../../testing/CartProviders.tsx';
import { CartLink } from './CartLink.tsx';

const meta = {
  title: 'cart/CartLink',
  component: CartLink,
  args: { count: 3, label: 'Cart, 3 items' },
  decorators: [
    (Story) => (
      <CartProviders>
        <Story />
      </CartProviders>
    ),
  ],
} satisfies Meta<typeof CartLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};

export const Empty: Story = { args: { count: 0, label: 'Cart, 0 items' } };

export const VeryMany: Story = { args: { count: 120, label: 'Cart, 120 items' } };
