import { makePrice } from '@lyng/model/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { PriceTag } from '../price-tag/PriceTag.tsx';
import { ProductCardFrame } from '../product-card/ProductCardFrame.tsx';
import { Carousel } from './Carousel.tsx';

const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <ProductCardFrame
      key={index}
      href={`#${index}`}
      images={[{ fileName: `ankle-boot-${index * 6}-1.jpg`, alt: `Boot ${index + 1}` }]}
      brand="Vagabond"
      title={`Ankle boot ${index + 1}`}
      price={<PriceTag price={makePrice(89900)} lowestPrice={null} vatIncluded />}
    />
  ));

const meta = {
  title: 'ui/Carousel',
  component: Carousel,
  args: { label: 'Others bought', children: cards(10) },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ten: Story = {};

/** There is room for all: no arrows. */
export const Two: Story = { args: { children: cards(2) } };

/** The arrows scroll, keep the focus at the ends, and move nothing else. */
export const Turned: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const row = canvas.getByRole('list');
    const [back, on] = await canvas.findAllByRole('button');
    if (!back || !on) throw new Error('The arrows are not there.');
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    const height = canvasElement.offsetHeight;
    on.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(back).not.toHaveAttribute('aria-disabled'));
    row.scrollTo({ left: row.scrollWidth, behavior: 'instant' });
    await waitFor(() => expect(on).toHaveAttribute('aria-disabled', 'true'));
    await expect(on).toHaveFocus();
    await expect(canvasElement.offsetHeight).toBe(height);
  },
};
