import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { ReactElement } from 'react';
import { lastVisitedSlice } from '../../state/last-visited-slice.ts';
import { InGateway, storyGateway } from '../../testing/InGateway.tsx';
import { InStore, makeCatalogueStore } from '../../testing/InStore.tsx';
import { makeProducts } from '../../testing/make-list-page.ts';
import { wireSummary } from '../../testing/wire-product.ts';
import { LastVisited } from './LastVisited.tsx';

const visited = (count: number) => (Story: () => ReactElement) => {
  const products = makeProducts(count);
  const { store } = makeCatalogueStore();
  store.dispatch(lastVisitedSlice.actions.lastVisitedRestored(products.map(({ productId }) => productId)));
  return (
    <InStore store={store}>
      <InGateway make={() => storyGateway(() => ({ products: { products: products.map(wireSummary) } }))}>
        <Story />
      </InGateway>
    </InStore>
  );
};

const meta = {
  title: 'catalogue/LastVisited',
  component: LastVisited,
  args: { vatIncluded: true, onCleared: fn() },
} satisfies Meta<typeof LastVisited>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = { decorators: [visited(10)] };

export const One: Story = { decorators: [visited(1)] };

export const Nothing: Story = { decorators: [visited(0)] };

export const ForABusiness: Story = { args: { vatIncluded: false }, decorators: [visited(4)] };
