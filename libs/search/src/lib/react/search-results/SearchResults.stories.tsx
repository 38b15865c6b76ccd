import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchProviders } from '../../testing/SearchProviders.tsx';
import { PageResults } from './PageResults.tsx';
import { LeftOutNote, UnderstoodNote } from './UnderstoodNote.tsx';
import { NoResults } from './NoResults.tsx';
import { ResultsUnavailable } from './ResultsUnavailable.tsx';
import { SearchTabs } from './SearchTabs.tsx';
import { ResultCount } from './ResultCount.tsx';
import { SpellingNotes } from './SpellingNotes.tsx';

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

/** The typed text had no match; something else was searched for. */
export const Corrected: Story = {
  render: () => <SpellingNotes words="sneekers" correctedTo="sneakers" didYouMean={[]} />,
};

/** The exact words were searched for. */
export const DidYouMean: Story = {
  render: () => <SpellingNotes words="sneekers" correctedTo={null} didYouMean={['sneakers', 'snehatte']} />,
};

const size = { facet: { key: 'skus', id: 's_38', label: '38' }, text: 'str 38' } as const;
const price = { facet: { key: 'price', id: '-501', label: 'under 500 kr' }, text: 'under 500 kr' } as const;

/** Parts of the text became filters, which stand above the products. */
export const Understood: Story = { render: () => <UnderstoodNote filters={[size, price]} missing={[]} /> };

/** No product has the size: the others are shown. */
export const UnderstoodWithoutProducts: Story = {
  render: () => <UnderstoodNote filters={[size, price]} missing={['38']} />,
};

/** No product has one of the words. */
export const LeftOut: Story = {
  render: () => <LeftOutNote words="blå regnjakke" leftOut={['regnjakke']} hasProducts />,
};

/** No product has some of the words, nor all of the others. */
export const LeftOutWithoutProducts: Story = {
  render: () => <LeftOutNote words="xylofon regnjakke hest" leftOut={['xylofon', 'regnjakke']} hasProducts={false} />,
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

export const PagesSilent: Story = { render: () => <ResultsUnavailable what="pages" words="sko" /> };

export const ProductsSilent: Story = { render: () => <ResultsUnavailable what="products" words="sko" /> };

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
    />
  ),
};

/** Lists with a name like the words stand before the departments. */
export const NoProductsNearLists: Story = {
  render: () => (
    <NoResults
      words="xylofon regnjakke"
      what="products"
      popular={links(['hvide sneakers'])}
      categories={links(['Dame › Jakker', 'Herre › Jakker', 'Dame', 'Herre', 'Børn'])}
    >
      <LeftOutNote words="xylofon regnjakke" leftOut={['xylofon']} hasProducts={false} />
    </NoResults>
  ),
};

export const NoPages: Story = {
  render: () => <NoResults words="xylofonkvartett" what="pages" popular={[]} categories={links(['Dame', 'Herre'])} />,
};
