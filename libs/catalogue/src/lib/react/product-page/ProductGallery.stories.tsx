import { makeProductSummary } from '@lyng/model/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductGallery } from './ProductGallery.tsx';

const meta = {
  title: 'catalogue/ProductGallery',
  component: ProductGallery,
  args: { product: makeProductSummary() },
} satisfies Meta<typeof ProductGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {};
