import { Button } from '@lyng/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CatalogueProviders } from '../../testing/CatalogueProviders.tsx';
import { makeProducts } from '../../testing/make-list-page.ts';
import { Recommendations } from './Recommendations.tsx';

const meta = {
  title: 'catalogue/Recommendations',
  component: Recommendations,
  args: {
    heading: 'Nyt på hylden',
    list: 'row:new',
    products: makeProducts(8),
    vatIncluded: true,
    more: { label: 'Se alle', href: '/nyheder' },
  },
  decorators: [
    (Story) => (
      <CatalogueProviders inStory>
        <Story />
      </CatalogueProviders>
    ),
  ],
} satisfies Meta<typeof Recommendations>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {};

export const WithoutALink: Story = { args: { more: null } };

export const Few: Story = { args: { products: makeProducts(2) } };

export const WithAButton: Story = { args: { more: null, aside: <Button variant="quiet">Ryd listen</Button> } };
