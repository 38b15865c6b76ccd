import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeMoney, makePrice } from '@lyng/model/testing';
import { CartProviders } from '../../testing/CartProviders.tsx';
import { fullCart, oneLineCart } from '../../testing/story-carts.ts';
import { CartSummaryList } from './CartSummaryList.tsx';

const meta = {
  title: 'cart/CartSummaryList',
  component: CartSummaryList,
  args: { summary: fullCart.summary, appliedCampaigns: fullCart.appliedCampaigns, vatIncluded: true },
  decorators: [
    (Story) => (
      <CartProviders>
        <Story />
      </CartProviders>
    ),
  ],
} satisfies Meta<typeof CartSummaryList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithCampaign: Story = {};

export const WithShippingFeeAndDay: Story = {
  args: {
    summary: {
      ...oneLineCart.summary,
      shipping: { ...oneLineCart.summary.shipping, arrivesOn: 'tors. 3. dec.' },
    },
    appliedCampaigns: [],
  },
};

export const BusinessCustomer: Story = { args: { vatIncluded: false } };

export const Busy: Story = { args: { busy: true } };

export const PaidPartlyByBalance: Story = {
  args: {
    summary: {
      ...fullCart.summary,
      balance: { pending: 20000, pendingFormatted: '200 kr.', totalSellingPriceExBalance: makeMoney(120000) },
      total: makePrice(100000),
    },
  },
};
