import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartProviders } from '../../testing/CartProviders.tsx';
import { oneLineCart } from '../../testing/story-carts.ts';
import { MinimumOrderNotice } from './MinimumOrderNotice.tsx';

const meta = {
  title: 'cart/MinimumOrderNotice',
  component: MinimumOrderNotice,
  args: {
    cart: { summary: oneLineCart.summary, moneyBusy: false },
    vatIncluded: true,
    minimumOrder: { value: oneLineCart.summary.subTotal.selling.incVat + 1100, currency: 'DKK' },
  },
  decorators: [
    (Story) => (
      <CartProviders>
        <Story />
      </CartProviders>
    ),
  ],
} satisfies Meta<typeof MinimumOrderNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TooLittle: Story = {};

export const WithoutVat: Story = { args: { vatIncluded: false } };
