import { makeProductSummary } from '@lyng/model/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuickShopLink } from './QuickShopLink.tsx';

const meta = {
  title: 'catalogue/QuickShopLink',
  component: QuickShopLink,
  args: { product: makeProductSummary() },
} satisfies Meta<typeof QuickShopLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {};
