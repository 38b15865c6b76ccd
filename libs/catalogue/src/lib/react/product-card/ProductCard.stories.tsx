import { makeLowestPrice, makePrice, makeProductSummary, makeStock } from '@lyng/model/testing';
import { IconButton } from '@lyng/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductCard } from './ProductCard.tsx';

const reduced = { unitPrice: makePrice(44900, 59900), lowestPrice: makeLowestPrice(44900, 54900) };

const meta = {
  title: 'catalogue/ProductCard',
  component: ProductCard,
  args: {
    product: makeProductSummary(),
    vatIncluded: true,
    action: <IconButton icon="heart" label="Føj til favoritter" />,
  },
  decorators: [
    (Story) => (
      <div style={{ width: '16rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Reduced: Story = { args: { product: makeProductSummary({ ...reduced, discountType: 'SALE_PRICE' }) } };

export const InACampaign: Story = {
  tags: ['pixels'],
  args: { product: makeProductSummary({ ...reduced, discountType: 'PRICE_CAMPAIGN' }) },
};

const colours = ['#1f2a44', '#f6f1e7', '#7a3b2e', '#8a8a8a', '#111111'];

export const NewInFiveColours: Story = {
  args: { product: makeProductSummary({ isNew: true, colours, department: 'Børn' }) },
};

export const FewLeft: Story = { args: { product: makeProductSummary({ totalStock: makeStock(3) }) } };

export const Coming: Story = {
  args: { product: makeProductSummary({ totalStock: makeStock(0), comesOn: '2026-12-01' }) },
};

export const SoldOut: Story = { args: { product: makeProductSummary({ totalStock: makeStock(0) }) } };

export const InAnotherLanguage: Story = {
  args: { product: makeProductSummary({ name: 'White leather sneaker Solveig', textLanguage: 'en' }) },
};

export const ForABusiness: Story = { args: { vatIncluded: false, product: makeProductSummary(reduced) } };

export const LongNames: Story = {
  args: {
    product: makeProductSummary({
      name: 'Solveig ekstra bred vandtæt vinterstøvle med uldfor',
      brandName: 'Havnemark & Døtre København',
      department: 'Dame, Herre',
      colours,
    }),
  },
};
