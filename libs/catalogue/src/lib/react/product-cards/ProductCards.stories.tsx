import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeProducts } from '../../testing/make-list-page.ts';
import { ProductCards } from './ProductCards.tsx';

const meta = {
  title: 'catalogue/ProductCards',
  component: ProductCards,
  args: { products: makeProducts(8), vatIncluded: true, label: 'Favoritter' },
} satisfies Meta<typeof ProductCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Grid: Story = {};

export const Row: Story = { args: { layout: 'row', label: 'Nyt på hylden' } };
