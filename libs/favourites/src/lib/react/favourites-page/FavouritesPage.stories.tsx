import { fail, ok } from '@lyng/model';
import type { ListedProduct, ProductSummary } from '@lyng/model';
import { makeProductSummary } from '@lyng/model/testing';
import { PriceTag, ProductCardFrame, ProductGrid } from '@lyng/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FavouritesProviders } from '../../testing/FavouritesProviders.tsx';
import type { FavouritesProvidersProps } from '../../testing/FavouritesProviders.tsx';
import { FavouriteButton } from '../favourite-button/FavouriteButton.tsx';
import { FavouritesPage } from './FavouritesPage.tsx';
import type { LoadProducts } from './use-favourite-products.ts';

const ids = [1001, 1002, 1003, 1004, 1005];

const names: Readonly<Record<number, string>> = {
  1002: 'Vinga ankelstøvle',
  1003: 'Lykke sandal',
  1004: 'Skagen loafer',
  1005: 'Tuva gummistøvle',
};

const productOf = (productId: number): ProductSummary =>
  makeProductSummary({
    productId,
    name: names[productId] ?? 'Solveig hvid lædersneaker',
    images: [{ fileName: `${productId}-1.svg`, tags: [] }],
  });

const found: LoadProducts = async (ids) => ok(ids.map(productOf));

/** Cards as the catalogue draws them, simplified for stories. */
const cards = (products: readonly ListedProduct[]) => (
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

const inTab =
  (providers: Omit<FavouritesProvidersProps, 'children'>) =>
  (Story: () => React.JSX.Element): React.JSX.Element => (
    <FavouritesProviders {...providers}>
      <Story />
    </FavouritesProviders>
  );

const meta = {
  title: 'favourites/FavouritesPage',
  component: FavouritesPage,
  args: { loadProducts: fn(found), renderProducts: cards },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FavouritesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = { tags: ['pixels'], decorators: [inTab({ ids })] };

export const Empty: Story = { decorators: [inTab({})] };

export const FromTheServer: Story = { decorators: [inTab({ ids, isRestored: false })] };

export const Loading: Story = {
  args: { loadProducts: fn<LoadProducts>(() => new Promise<never>(() => undefined)) },
  decorators: [inTab({ ids })],
};

export const OutOfReach: Story = {
  args: { loadProducts: fn<LoadProducts>(async () => fail('offline')) },
  decorators: [inTab({ ids })],
};

export const SomeNoLongerSold: Story = {
  args: { loadProducts: fn<LoadProducts>(async (ids) => found(ids.slice(2))) },
  decorators: [inTab({ ids })],
};

/** A form that was posted without script could not be saved. */
export const NotSaved: Story = {
  args: { problem: 'Vi kunne ikke gemme dine favoritter. Prøv igen om lidt.' },
  decorators: [inTab({ ids })],
};

export const ClearedAndBroughtBack: Story = {
  decorators: [inTab({ ids: ids.slice(0, 2) })],
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { pressed: true });
    const clear = canvas.getAllByRole('button').find((button) => !button.hasAttribute('aria-pressed'));
    await expect(first).toBeVisible();
    if (clear) await userEvent.click(clear);
    await userEvent.click(await canvas.findByRole('button'));
    await expect(await canvas.findAllByRole('button', { pressed: true })).toHaveLength(2);
  },
};
