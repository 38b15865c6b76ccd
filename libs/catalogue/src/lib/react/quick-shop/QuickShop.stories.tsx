import { makeLowestPrice, makePrice, makeProduct, makeSku, makeStock } from '@lyng/model/testing';
import type { Product } from '@lyng/model';
import { IconButton } from '@lyng/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { ReactElement } from 'react';
import { wireProduct } from '../../testing/wire-product.ts';
import { QuickShop } from './QuickShop.tsx';
import { CatalogueProviders } from '../../testing/CatalogueProviders.tsx';
import { storyGateway } from '../../testing/story-gateway.ts';

const product = (more: Partial<Product> = {}) =>
  makeProduct({
    skus: [
      makeSku(36, '36', makeStock(0)),
      makeSku(37, '37', makeStock(3)),
      makeSku(38, '38'),
      makeSku(39, '39'),
      makeSku(40, '40', makeStock(0, { oversellable: 4 })),
    ],
    images: ['1', '2', '3', '4'].map((number) => ({ fileName: `1001-${number}.svg`, tags: [] })),
    colourVariants: [
      { productId: 1001, alias: 'solveig-hvid', label: 'Hvid', image: '1001-1.svg' },
      { productId: 1007, alias: 'solveig-lyng', label: 'Lyng', image: '1007-1.svg' },
    ],
    ...more,
  });

/** `undefined` for a shop that does not respond. */
type ProductResponse = () => Product | null | undefined | Promise<never>;

const shop = (respond: ProductResponse) => {
  const gateway = storyGateway(async () => {
    const found = await respond();
    return found === undefined ? undefined : { product: found && wireProduct(found) };
  });
  return (Story: () => ReactElement) => (
    <CatalogueProviders inStory gateway={gateway}>
      <Story />
    </CatalogueProviders>
  );
};

const meta = {
  title: 'catalogue/QuickShop',
  component: QuickShop,
  args: {
    alias: 'solveig-hvid',
    vatIncluded: true,
    Action: () => <IconButton icon="heart" label="Føj til favoritter" />,
    Buy: ({ children }) => children({ action: '/cart', formKey: 'page-1', onSubmit: fn() }),
    onChooseColour: fn(),
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof QuickShop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Here: Story = { decorators: [shop(() => product())] };

export const Reduced: Story = {
  decorators: [
    shop(() =>
      product({
        unitPrice: makePrice(44900, 59900),
        lowestPrice: makeLowestPrice(44900, 49900),
        discountType: 'SALE_PRICE',
      }),
    ),
  ],
};

export const ForABusiness: Story = { args: { vatIncluded: false }, decorators: [shop(() => product())] };

export const OneSize: Story = {
  decorators: [shop(() => product({ skus: [makeSku(7, 'One size')], colourVariants: [] }))],
};

export const SoldOut: Story = {
  decorators: [shop(() => product({ skus: [makeSku(36, '36', makeStock(0)), makeSku(37, '37', makeStock(0))] }))],
};

export const SizeMissing: Story = {
  decorators: [shop(() => product())],
  play: async ({ canvasElement, userEvent }) => {
    const panel = within(canvasElement.ownerDocument.body);
    const form = await panel.findByRole('dialog').then((dialog) => within(dialog).findAllByRole('radio'));
    const button = form[0]?.closest('form')?.querySelector<HTMLButtonElement>('button[type=submit]');
    if (button) await userEvent.click(button);
    await expect(form[0]?.closest('fieldset')).toHaveAccessibleDescription(/.+/);
  },
};

export const OnItsWay: Story = { decorators: [shop(() => new Promise(() => undefined))] };

export const Failed: Story = { decorators: [shop(() => undefined)] };

export const Gone: Story = { decorators: [shop(() => null)] };

export const WithoutCart: Story = {
  render: (args) => <QuickShop {...args} Buy={null} />,
  decorators: [shop(() => product())],
};

export const Closed: Story = { args: { alias: null }, decorators: [shop(() => product())] };
