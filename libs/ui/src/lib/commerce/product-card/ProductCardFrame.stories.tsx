import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { makeLowestPrice, makePrice } from '@lyng/model/testing';

import { Badge } from '../badge/Badge.tsx';
import { IconButton } from '../../primitives/button/IconButton.tsx';
import { PriceTag } from '../price-tag/PriceTag.tsx';
import { ProductCardFrame } from './ProductCardFrame.tsx';
import type { ProductCardFrameProps } from './ProductCardFrame.tsx';

const card: ProductCardFrameProps = {
  href: '#boot',
  images: [
    { fileName: 'ankle-boot-1.jpg', alt: 'Black ankle boot' },
    { fileName: 'ankle-boot-2.jpg', alt: 'Black ankle boot from behind' },
  ],
  brand: 'Vagabond',
  title: 'Ankle boot in leather',
  price: <PriceTag price={makePrice(89900)} lowestPrice={makeLowestPrice(89900)} vatIncluded />,
  action: <IconButton icon="heart" label="Save as favourite" aria-pressed={false} />,
};
const reduced: Partial<ProductCardFrameProps> = {
  badge: <Badge tone="sale">Sale</Badge>,
  price: (
    <PriceTag
      price={makePrice(59900, 89900)}
      lowestPrice={makeLowestPrice(59900, 69900)}
      vatIncluded
      discountType="SALE_PRICE"
    />
  ),
};

const meta = {
  title: 'ui/ProductCardFrame',
  component: ProductCardFrame,
  args: card,
  decorators: [(Story) => <div style={{ width: '16rem' }}>{<Story />}</div>],
} satisfies Meta<typeof ProductCardFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {};

export const Reduced: Story = { tags: ['pixels'], args: reduced };

export const Favourite: Story = {
  args: { action: <IconButton icon="heart-filled" label="Save as favourite" aria-pressed /> },
};

/** The second image covers the first one only once it has loaded. */
export const UnderAMouse: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.hover(canvas.getByRole('article'));
    const [, second] = canvasElement.querySelectorAll('img');
    await expect(second).toBeDefined();
    if (second) await expect(getComputedStyle(second).backgroundColor).toBe('rgba(0, 0, 0, 0)');
  },
};

export const TwoControls: Story = {
  args: {
    badge: <Badge tone="campaign">Member’s price this week</Badge>,
    action: (
      <>
        <IconButton icon="heart" label="Save as favourite" aria-pressed={false} />
        <IconButton icon="bag" label="Quick shop" />
      </>
    ),
  },
};

export const LongFinnishTitle: Story = {
  args: { title: 'Nahkainen vetoketjullinen talvinilkkuri lampaankarvavuorella ja pitopohjalla' },
};

/** The link covers the card; the action stays separate. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ankle boot in leather' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save as favourite' })).toHaveFocus();
  },
};
