import { makeProduct } from '@lyng/model/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductDetails } from './ProductDetails.tsx';

const meta = {
  title: 'catalogue/ProductDetails',
  component: ProductDetails,
  args: { product: makeProduct(), promises: { freeShippingFrom: '499 kr.', returnDays: 14 } },
} satisfies Meta<typeof ProductDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const InAnotherLanguage: Story = {
  args: {
    product: makeProduct({
      textLanguage: 'en',
      description: 'Soft leather, a light sole and a lining that dries overnight.',
      details: ['Leather upper', 'Wipe clean'],
    }),
  },
};

export const WithPriceHistory: Story = {
  args: { priceHistory: <p>Prisen har ikke ændret sig de seneste 30 dage.</p> },
};
