import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { lastVisitedSlice } from '../../state/last-visited-slice.ts';
import { makeProducts } from '../../testing/make-list-page.ts';
import { wireListed } from '../../testing/wire-product.ts';
import { LastVisited } from './LastVisited.tsx';
import { CatalogueProviders, makeCatalogueStore } from '../../testing/CatalogueProviders.tsx';
import { storyGateway } from '../../testing/story-gateway.ts';

const visited = (count: number) => {
  const products = makeProducts(count);
  const gateway = storyGateway(() => ({ products: { products: products.map(wireListed) } }));
  return (Story: () => ReactElement) => {
    const { store } = makeCatalogueStore();
    store.dispatch(lastVisitedSlice.actions.lastVisitedRestored(products.map(({ productId }) => productId)));
    return (
      <CatalogueProviders inStory store={store} gateway={gateway}>
        <Story />
      </CatalogueProviders>
    );
  };
};

const meta = {
  title: 'catalogue/LastVisited',
  component: LastVisited,
  args: { vatIncluded: true },
} satisfies Meta<typeof LastVisited>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = { decorators: [visited(10)] };

export const One: Story = { decorators: [visited(1)] };

export const Nothing: Story = { decorators: [visited(0)] };

export const ForABusiness: Story = { args: { vatIncluded: false }, decorators: [visited(4)] };
