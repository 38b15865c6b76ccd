import { makeLowestPrice, makePrice, makeProduct, makeSku, makeStock } from '@lyng/model/testing';
import type { Product } from '@lyng/model';
import { IconButton } from '@lyng/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { makeProducts } from '../../testing/make-list-page.ts';
import { Recommendations } from '../recommendations/Recommendations.tsx';
import { ProductDetails } from '../product-details/ProductDetails.tsx';
import { ProductPage } from './ProductPage.tsx';
import { CatalogueProviders } from '../../testing/CatalogueProviders.tsx';

const sizes = [
  makeSku(36, '36', makeStock(0)),
  makeSku(37, '37', makeStock(3)),
  makeSku(38, '38'),
  makeSku(39, '39'),
  makeSku(40, '40', makeStock(0, { oversellable: 4 })),
  makeSku(41, '41'),
];

const dataOf = (more: Partial<Product> = {}) => ({
  product: makeProduct({
    skus: sizes,
    images: ['1', '2', '3', '4'].map((number) => ({ fileName: `1001-${number}.svg`, tags: [] })),
    colourVariants: [
      { productId: 1001, alias: 'solveig-hvid', label: 'Hvid', image: '1001-1.svg' },
      { productId: 1007, alias: 'solveig-lyng', label: 'Lyng', image: '1007-1.svg' },
      { productId: 1013, alias: 'solveig-sort', label: 'Sort', image: '1013-1.svg' },
    ],
    ...more,
  }),
  brandAlias: 'havnemark',
  meta: { title: '', description: '' },
  alternates: [],
  priceLog: [],
});

const arrival = { normal: 'tors. 3. dec.', longer: 'tors. 10. dec.', orderBefore: 0 };

const meta = {
  title: 'catalogue/ProductPage',
  component: ProductPage,
  args: {
    data: dataOf(),
    vatIncluded: true,
    addToCart: { action: '/cart', formKey: 'page-1', onSubmit: fn() },
    details: <ProductDetails product={dataOf().product} promises={{ freeShippingFrom: '499 kr.', returnDays: 14 }} />,
    favourite: <IconButton icon="heart" label="Føj til favoritter" />,
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <CatalogueProviders inStory>
        <Story />
      </CatalogueProviders>
    ),
  ],
} satisfies Meta<typeof ProductPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { tags: ['pixels'] };

export const OnAPhone: Story = { args: { arrival }, globals: { viewport: { value: 'phone' } } };

export const InACampaign: Story = {
  args: {
    data: dataOf({
      unitPrice: makePrice(44900, 59900),
      lowestPrice: makeLowestPrice(44900, 54900),
      discountType: 'PRICE_CAMPAIGN',
    }),
  },
};

export const SoldOut: Story = {
  args: { data: dataOf({ skus: sizes.map((size) => ({ ...size, stock: makeStock(0) })) }) },
};

export const SoldOutSize: Story = {
  args: { skuId: 36, backInStock: (skuId) => ({ href: `?notify=${skuId}` }) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sig til, når den er tilbage' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Læg i kurven' })).not.toBeInTheDocument();
  },
};

export const OneSize: Story = { args: { data: dataOf({ skus: [makeSku(1, 'One size')], colourVariants: [] }) } };

export const WithRecommendations: Story = {
  args: {
    children: <Recommendations list="row:brand" heading="Mere fra Havnemark" products={makeProducts(8)} vatIncluded />,
  },
};

export const WithoutASize: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Læg i kurven' }));
    await expect(page.getByRole('group', { name: 'Størrelse' })).toHaveFocus();
    await expect(page.getByText('Vælg en størrelse først')).toBeVisible();
    await expect(args.addToCart?.onSubmit).not.toHaveBeenCalled();
  },
};

export const AddsTheChosenSize: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('radio', { name: '38' }));
    await userEvent.click(page.getByRole('radio', { name: /^40/ }));
    await expect(page.getByText('Bestillingsvare')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Læg i kurven' }));
    await expect(args.addToCart?.onSubmit).toHaveBeenCalledWith(
      { skuId: 40, quantity: 1 },
      expect.any(HTMLFormElement),
    );
  },
};

export const InFinnish: Story = {
  args: { skuId: 40, arrival: { ...arrival, longer: 'to 10.12.' } },
  globals: { language: 'fi' },
};
