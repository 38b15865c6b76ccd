import { makeListedProduct } from '@lyng/model/testing';
import { ProductGrid } from '@lyng/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeMembership, newMembership } from '../../testing/make-membership.ts';
import { MemberPage } from './MemberPage.tsx';

const products = [makeListedProduct({ productId: 1 }), makeListedProduct({ productId: 2 })];

const meta = {
  title: 'loyalty/MemberPage',
  component: MemberPage,
  args: {
    membership: makeMembership(),
    products,
    children: (
      <ProductGrid>
        {products.map(({ productId, name }) => (
          <p key={productId}>{name}</p>
        ))}
      </ProductGrid>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MemberPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithProducts: Story = {};

export const NewMember: Story = { args: { membership: newMembership } };

export const NoProducts: Story = { args: { products: [], children: null } };

export const ProductsNotLoaded: Story = { args: { products: null, children: null } };
