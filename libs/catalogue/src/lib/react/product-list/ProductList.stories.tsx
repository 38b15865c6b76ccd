import { IconButton } from '@lyng/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { InStore } from '../../testing/InStore.tsx';
import { makeListPage, makeProducts } from '../../testing/make-list-page.ts';
import { ProductList } from './ProductList.tsx';

const meta = {
  title: 'catalogue/ProductList',
  component: ProductList,
  args: {
    page: makeListPage('', { products: makeProducts(24) }),
    vatIncluded: true,
    renderAction: ({ name }) => <IconButton icon="heart" label={`Føj ${name} til favoritter`} />,
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <InStore>
        <Story />
      </InStore>
    ),
  ],
} satisfies Meta<typeof ProductList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Category: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Filtered: Story = { args: { page: makeListPage('brands=Havnemark~b_1&skus=38~s_3&price=x~500-1000&sort=PRICE_ASC') } };

export const SearchResults: Story = {
  args: { page: makeListPage('', { source: { kind: 'search', text: 'støvler' }, defaultSort: 'RELEVANCE', info: null, trail: [] }) },
};

export const NothingMatches: Story = { args: { page: makeListPage('brands=Havnemark~b_1', { products: [], count: 0 }) } };

export const NothingFound: Story = {
  args: { page: makeListPage('', { source: { kind: 'search', text: 'xyz' }, products: [], count: 0, groups: [], info: null, trail: [] }) },
};

export const ShortList: Story = { args: { page: makeListPage('', { products: makeProducts(3), count: 3, groups: [] }) } };

export const InFinnish: Story = { globals: { language: 'fi' } };
