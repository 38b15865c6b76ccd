import { IconButton } from '@lyng/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { makeListPage, makeProducts } from '../../testing/make-list-page.ts';
import { ProductList } from './ProductList.tsx';
import { CatalogueProviders } from '../../testing/CatalogueProviders.tsx';

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
      <CatalogueProviders inStory>
        <Story />
      </CatalogueProviders>
    ),
  ],
} satisfies Meta<typeof ProductList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Category: Story = { tags: ['pixels'] };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Filtered: Story = {
  args: { page: makeListPage('brands=Havnemark~b_1&skus=38~s_3&price=x~500-1000&sort=PRICE_ASC') },
};

/** More products were added below: the link to more shows the shopper's progress. */
export const Grown: Story = {
  args: { page: makeListPage('page=2', { pageSize: 12, pages: { from: 1, to: 2 }, products: makeProducts(24) }) },
};

/** Entered in the middle, and the page before is loading. */
export const EnteredInTheMiddle: Story = { args: { page: makeListPage('page=3', { pageSize: 12 }), loadingPage: 2 } };

export const AllSeen: Story = {
  args: {
    page: makeListPage('page=2', { count: 24, pageSize: 12, pages: { from: 1, to: 2 }, products: makeProducts(24) }),
  },
};

/** The address named filters that are gone. */
export const FiltersGone: Story = { args: { page: makeListPage('', { droppedFilters: 2 }) } };

export const TypedPrices: Story = { args: { page: makeListPage('price=200–500~200-501') } };

/** The typed text stays, with the reason why it is not a range. */
export const RejectedPrices: Story = {
  args: { page: makeListPage('skus=38~s_3') },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = (name: string) =>
      canvasElement.querySelector<HTMLInputElement>(`input[name=${name}]`) ?? document.createElement('input');
    field('price-from').closest('details')?.setAttribute('open', '');
    await userEvent.type(field('price-from'), '500');
    await userEvent.type(field('price-to'), '200{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement());
  },
};

export const SearchResults: Story = {
  args: {
    page: makeListPage('', {
      source: { kind: 'search', text: 'støvler' },
      defaultSort: 'RELEVANCE',
      info: null,
      trail: [],
    }),
  },
};

export const NothingMatches: Story = {
  args: { page: makeListPage('brands=Havnemark~b_1', { products: [], count: 0 }) },
};

export const NoResults: Story = {
  args: {
    page: makeListPage('', {
      source: { kind: 'search', text: 'xyz' },
      products: [],
      count: 0,
      groups: [],
      info: null,
      trail: [],
    }),
  },
};

export const ShortList: Story = {
  args: { page: makeListPage('', { products: makeProducts(3), count: 3, groups: [] }) },
};

export const InFinnish: Story = { globals: { language: 'fi' } };
