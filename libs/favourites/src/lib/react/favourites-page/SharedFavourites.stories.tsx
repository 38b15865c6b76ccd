import { makeProductSummary } from '@lyng/model/testing';
import { PriceTag, ProductCardFrame, ProductGrid } from '@lyng/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FavouritesProviders } from '../../testing/FavouritesProviders.tsx';
import { FavouriteButton } from '../favourite-button/FavouriteButton.tsx';
import { SharedFavourites } from './SharedFavourites.tsx';

const ids = [1001, 1002, 1003, 1004, 1005];
const products = ids.map((productId) =>
  makeProductSummary({ productId, images: [{ fileName: `${productId}-1.svg`, tags: [] }] }),
);

/** Cards as the catalogue draws them, simplified for stories. */
const cards = (
  <ProductGrid label="Favourites">
    {products.map((product) => (
      <ProductCardFrame
        key={product.productId}
        href={`#${product.productId}`}
        images={[{ fileName: product.images[0]?.fileName ?? '', alt: '' }]}
        brand={product.brandName}
        title={product.name}
        price={<PriceTag price={product.unitPrice} lowestPrice={product.lowestPrice} vatIncluded />}
        action={<FavouriteButton product={product} />}
      />
    ))}
  </ProductGrid>
);

const meta = {
  title: 'favourites/SharedFavourites',
  component: SharedFavourites,
  args: { ids, moreHref: null, children: cards },
  decorators: [
    (Story) => (
      <FavouritesProviders ids={[1002]}>
        <Story />
      </FavouritesProviders>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SharedFavourites>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};

export const MoreThanShown: Story = { args: { moreHref: '?show=120' } };

export const Empty: Story = { args: { ids: [] } };

export const Added: Story = {
  play: async ({ canvas, userEvent }) => {
    const add = (await canvas.findAllByRole('button')).find((button) => !button.hasAttribute('aria-pressed'));
    if (add) await userEvent.click(add);
    await canvas.findByRole('status');
  },
};
