import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { SizeGrid } from './SizeGrid.tsx';

const meta = {
  title: 'ui/SizeGrid',
  component: SizeGrid,
  args: {
    legend: 'Size',
    name: 'skuId',
    value: null,
    sizes: [
      { skuId: 1, label: '36', status: 'in-stock' },
      { skuId: 2, label: '37', status: 'few-left', note: 'Few left' },
      { skuId: 3, label: '38', status: 'out-of-stock', note: 'Sold out' },
      { skuId: 4, label: '39', status: 'made-to-order', note: 'Made to order' },
      { skuId: 5, label: '40', status: 'in-stock' },
      { skuId: 6, label: '41', status: 'in-stock' },
    ],
  },
} satisfies Meta<typeof SizeGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};

export const Chosen: Story = { args: { value: 5 } };

export const WithSizeGuide: Story = { args: { aside: <a href="#guide">Size guide</a> } };

export const WithError: Story = { tags: ['pixels'], args: { error: 'Choose a size' } };

export const LetterSizes: Story = {
  args: { sizes: ['XS', 'S', 'M', 'L', 'XL', 'XXL'].map((label, skuId) => ({ skuId, label, status: 'in-stock' })) },
};

export const ByKeyboard: Story = {
  args: { value: 1, onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '36' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenCalledWith(2);
  },
};
