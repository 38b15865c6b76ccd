import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeLowestPrice, makePrice } from '@lyng/model/testing';

import { Stack } from '../layout/Stack.tsx';
import { PriceTag } from './PriceTag.tsx';

const meta = {
  title: 'ui/PriceTag',
  component: PriceTag,
  args: { price: makePrice(59900), vatIncluded: true, size: 'm' },
} satisfies Meta<typeof PriceTag>;

export default meta;
type Story = StoryObj<typeof meta>;

const reduced = { price: makePrice(29900, 59900), lowestPrice: makeLowestPrice(29900, 39900) };

export const Regular: Story = {};

export const Reduced: Story = { args: reduced };

export const Campaign: Story = { args: { ...reduced, discountType: 'PRICE_CAMPAIGN' } };

export const ForABusiness: Story = { args: { ...reduced, vatIncluded: false, size: 'l' } };

export const Free: Story = { args: { price: makePrice(0) } };

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {(['s', 'm', 'l'] as const).map((size) => (
        <PriceTag key={size} {...args} {...reduced} discountType="PRICE_CAMPAIGN" size={size} />
      ))}
    </Stack>
  ),
};

/** As narrow as a card on a phone. */
export const Narrow: Story = {
  args: { ...reduced, discountType: 'PRICE_CAMPAIGN', size: 's' },
  decorators: [(Story) => <div style={{ width: '10rem' }}>{<Story />}</div>],
};
