import { makeProductSummary } from '@lyng/model/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CatalogueProviders } from '../../testing/CatalogueProviders.tsx';
import { PendingProduct } from './PendingProduct.tsx';

const meta = {
  title: 'catalogue/PendingProduct',
  component: PendingProduct,
  args: { product: makeProductSummary(), vatIncluded: true },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <CatalogueProviders inStory>
        <Story />
      </CatalogueProviders>
    ),
  ],
} satisfies Meta<typeof PendingProduct>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromItsCard: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
