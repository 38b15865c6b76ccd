import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeLowestPrice, makePrice } from '@lyng/model/testing';

import { PriceTag } from '../price-tag/PriceTag.tsx';
import { ProductCardSkeleton } from '../product-card-skeleton/ProductCardSkeleton.tsx';
import { ProductCardFrame } from './ProductCardFrame.tsx';
import { ProductGrid } from './ProductGrid.tsx';

const card = (index: number) => (
  <ProductCardFrame
    key={index}
    href={`#${index}`}
    images={[{ fileName: `ankle-boot-${index * 6}-1.jpg`, alt: `Boot ${index + 1}` }]}
    brand="Vagabond"
    title={`Ankle boot ${index + 1}`}
    price={
      <PriceTag
        price={index % 3 === 1 ? makePrice(59900, 89900) : makePrice(89900)}
        lowestPrice={makeLowestPrice(59900, 69900)}
        vatIncluded
      />
    }
  />
);

const meta = {
  title: 'ui/ProductGrid',
  component: ProductGrid,
  args: { label: 'Boots', children: Array.from({ length: 8 }, (_, index) => card(index)) },
} satisfies Meta<typeof ProductGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Grid: Story = {};

export const Loading: Story = {
  args: { children: Array.from({ length: 4 }, (_, index) => <ProductCardSkeleton key={index} />) },
};

export const Empty: Story = { args: { children: null } };
