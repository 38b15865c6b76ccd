import type { Meta, StoryObj } from '@storybook/react-vite';
import { replay } from '../../core/replay.ts';
import { fullCart } from '../../testing/story-carts.ts';
import { CartFailureNotice } from './CartFailureNotice.tsx';

const cart = replay(fullCart, []);
const line = { skuId: 4, itemId: 'line-4' };

const meta = {
  title: 'cart/CartFailureNotice',
  component: CartFailureNotice,
  args: { view: { cart, status: 'ready', failure: null } },
} satisfies Meta<typeof CartFailureNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotRemoved: Story = {
  args: {
    view: {
      cart,
      status: 'ready',
      failure: { operation: { kind: 'set-quantity', id: '1', line, quantity: 0 }, failure: { kind: 'unreachable' } },
    },
  },
};

export const QuantityNotChanged: Story = {
  args: {
    view: {
      cart,
      status: 'ready',
      failure: { operation: { kind: 'set-quantity', id: '1', line, quantity: 9 }, failure: { kind: 'above-stock' } },
    },
  },
};

export const NotSoMany: Story = {
  args: {
    view: {
      cart,
      status: 'ready',
      failure: {
        operation: { kind: 'set-quantity', id: '1', line, quantity: 9 },
        failure: { kind: 'quantity', refusal: { kind: 'above-stock-with-cart', stock: 3, quantity: 2 } },
      },
    },
  },
};

export const ShopOutOfReach: Story = { args: { view: { cart, status: 'unreachable', failure: null } } };

export const PostedWithoutJavaScript: Story = { args: { postedFailure: { kind: 'refused' } } };
