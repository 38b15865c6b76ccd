import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeLowestPrice, makeMoney, makePrice } from '@lyng/model/testing';

import { Stack } from '../../primitives/layout/Stack.tsx';
import { PriceTag } from './PriceTag.tsx';

const meta = {
  title: 'ui/PriceTag',
  component: PriceTag,
  args: { price: makePrice(59900), lowestPrice: makeLowestPrice(59900), vatIncluded: true, size: 'm' },
} satisfies Meta<typeof PriceTag>;

export default meta;
type Story = StoryObj<typeof meta>;

const reduced = { price: makePrice(29900, 59900), lowestPrice: makeLowestPrice(29900, 59900) };

/** Within the last 30 days it was cheaper than the former price: both are shown. */
const cheaperBefore = { price: makePrice(29900, 59900), lowestPrice: makeLowestPrice(29900, 39900) };

export const Regular: Story = {};

export const Reduced: Story = { args: reduced };

export const ReducedFromALowerPrice: Story = { args: cheaperBefore };

export const ReducedWithoutHistory: Story = { args: { ...reduced, lowestPrice: null } };

export const Campaign: Story = { args: { ...cheaperBefore, discountType: 'PRICE_CAMPAIGN' } };

export const LessThanRecommended: Story = {
  args: { comparisonPrice: { kind: 'recommended', price: makeMoney(69900) } },
};

export const LessThanElsewhere: Story = { args: { comparisonPrice: { kind: 'elsewhere', price: makeMoney(69900) } } };

export const ForMembers: Story = { args: { memberPrice: makeMoney(49900) } };

export const Everything: Story = {
  tags: ['pixels'],
  args: {
    ...cheaperBefore,
    discountType: 'PRICE_CAMPAIGN',
    size: 'l',
    memberPrice: makeMoney(24900),
    comparisonPrice: { kind: 'recommended', price: makeMoney(69900) },
  },
};

export const ForABusiness: Story = { args: { ...cheaperBefore, vatIncluded: false, size: 'l' } };

/** The price of a cart line is for all its pieces, the lowest price for one. */
export const OfThree: Story = {
  args: { price: makePrice(89700, 179700), lowestPrice: makeLowestPrice(29900, 59900), quantity: 3 },
};

export const Free: Story = { args: { price: makePrice(0) } };

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {(['s', 'm', 'l'] as const).map((size) => (
        <PriceTag key={size} {...args} {...cheaperBefore} discountType="PRICE_CAMPAIGN" size={size} />
      ))}
    </Stack>
  ),
};

/** As narrow as a card on a phone. */
export const Narrow: Story = {
  args: { ...cheaperBefore, discountType: 'PRICE_CAMPAIGN', size: 's' },
  decorators: [(Story) => <div style={{ width: '10rem' }}>{<Story />}</div>],
};
