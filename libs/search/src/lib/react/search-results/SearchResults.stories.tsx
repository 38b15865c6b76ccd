import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchProviders } from '../../testing/SearchProviders.tsx';
import { PageResults } from './PageResults.tsx';
import { NoResults } from './NoResults.tsx';
import { PagesUnavailable } from './PagesUnavailable.tsx';
import { ProductsUnavailable } from './ProductsUnavailable.tsx';
import { RelatedSearches } from './RelatedSearches.tsx';
import { SearchTabs } from './SearchTabs.tsx';
import { ResultCount } from './ResultCount.tsx';
import { SpellingNotes } from './SpellingNotes.tsx';
import { SpellingUnchecked } from './SpellingUnchecked.tsx';

const meta = {
  title: 'search/SearchResults',
  decorators: [
    (Story) => (
      <SearchProviders inStory>
        <Story />
      </SearchProviders>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const hrefOf = (words: string): string => `#${encodeURIComponent(words)}`;

export const Tabs: Story = {
  render: () => <SearchTabs current="products" productCount={1204} pageCount={3} hrefOf={hrefOf} />,
};

export const TabsOnPages: Story = {
  render: () => <SearchTabs current="pages" productCount={0} pageCount={3} hrefOf={hrefOf} />,
};

/** What was typed found nothing; something else was searched for. */
export const Corrected: Story = {
  render: () => (
    <SpellingNotes words="sneekers" correctedTo="sneakers" didYouMean={[]} hrefOf={hrefOf} literalHref="#literal" />
  ),
};

/** The exact words were searched for. */
export const DidYouMean: Story = {
  render: () => (
    <SpellingNotes
      words="sneekers"
      correctedTo={null}
      didYouMean={['sneakers', 'snehatte']}
      hrefOf={hrefOf}
      literalHref="#literal"
    />
  ),
};

export const Related: Story = {
  render: () => <RelatedSearches phrases={['sko til børn', 'sko til dåb']} hrefOf={hrefOf} />,
};

const pages = [
  {
    key: 'returns',
    title: 'Retur og bytte',
    description: 'Du har 14 dage til at fortryde dit køb.',
    link: '/content/returns',
    ticket: 't-1',
  },
  { key: 'size-guide', title: 'Størrelsesguide', description: '', link: '/content/size-guide', ticket: 't-2' },
];

export const Pages: Story = { render: () => <PageResults pages={pages} /> };

export const PagesSilent: Story = { render: () => <PagesUnavailable productsHref="#products" /> };

export const ProductsSilent: Story = { render: () => <ProductsUnavailable retryHref="#again" /> };

/** The service is unavailable: the list may be for another spelling than the typed one. */
export const SpellingSilent: Story = { render: () => <SpellingUnchecked /> };

export const FirstPagesOfMany: Story = { render: () => <ResultCount what="pages" shown={60} found={75} /> };

export const FirstOfMany: Story = { render: () => <ResultCount shown={60} found={1204} /> };

const links = (labels: readonly string[]) => labels.map((label) => ({ label, href: hrefOf(label) }));

export const NoProducts: Story = {
  render: () => (
    <NoResults
      words="xylofonkvartett"
      what="products"
      popular={links(['hvide sneakers', 'regnjakke'])}
      categories={links(['Dame', 'Herre', 'Børn'])}
      serviceHref="#service"
    />
  ),
};

export const NoPages: Story = {
  render: () => (
    <NoResults
      words="xylofonkvartett"
      what="pages"
      popular={[]}
      categories={links(['Dame', 'Herre'])}
      serviceHref="#service"
    />
  ),
};
