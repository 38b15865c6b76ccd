import type { Meta, StoryObj } from '@storybook/react-vite';

import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';

const meta = {
  title: 'ui/ProductCardSkeleton',
  component: ProductCardSkeleton,
  decorators: [(Story) => <div style={{ width: '16rem' }}>{<Story />}</div>],
} satisfies Meta<typeof ProductCardSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
