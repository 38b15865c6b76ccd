import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeProducts } from '../../testing/make-list-page.ts';
import { makeRecommendationList, makeSearchProduct } from '../../testing/make-recommendations.ts';
import { parseRecommendations } from '../../wire/parse-recommendations.ts';
import { RecommendationRows } from './RecommendationRows.tsx';
import { CatalogueProviders } from '../../testing/CatalogueProviders.tsx';

const found = makeProducts(12).map((product) => makeSearchProduct(product));
const { rows } = parseRecommendations([
  makeRecommendationList('together', found.slice(0, 6)),
  makeRecommendationList('popular', found.slice(6, 9)),
  makeRecommendationList('theirs', found.slice(9), { label: 'Karens favoritter' }),
]);

const meta = {
  title: 'catalogue/RecommendationRows',
  component: RecommendationRows,
  args: { rows, vatIncluded: true },
  decorators: [
    (Story) => (
      <CatalogueProviders inStory>
        <Story />
      </CatalogueProviders>
    ),
  ],
} satisfies Meta<typeof RecommendationRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {};

export const InAPanel: Story = { args: { rows: rows.slice(0, 1), headingLevel: 3 } };

export const Nothing: Story = { args: { rows: [] } };
