import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartStage } from '../../testing/CartStage.tsx';
import { oneLineCart } from '../../testing/story-carts.ts';
import { MinimumOrderNotice } from './MinimumOrderNotice.tsx';

const meta = {
  title: 'cart/MinimumOrderNotice',
  component: MinimumOrderNotice,
  args: {
    cart: { summary: oneLineCart.summary, moneyBusy: false },
    minimumOrder: { value: oneLineCart.summary.subTotal.selling.incVat + 1100, currency: 'DKK' },
  },
  decorators: [
    (Story) => (
      <CartStage>
        <Story />
      </CartStage>
    ),
  ],
} satisfies Meta<typeof MinimumOrderNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TooLittle: Story = {};
