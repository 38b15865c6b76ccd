import { GatewayProvider } from '@lyng/commerce-client';
import type { CommerceGateway } from '@lyng/commerce-client';
import { failingGateway, schemaGateway } from '@lyng/commerce-client/testing';
import { makeLowestPrice, makePrice, makeProduct, makeSku, makeStock } from '@lyng/model/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { productViewed } from '../../state/catalogue-events.ts';
import { wireProduct } from '../../testing/wire-product.ts';
import { QuickShop } from './QuickShop.tsx';
import type { QuickShopProps } from './QuickShop.tsx';
import { CatalogueProviders, makeCatalogueStore } from '../../testing/CatalogueProviders.tsx';

const colourVariants = [
  { productId: 1001, alias: 'solveig-hvid', label: 'Hvid', image: '1001-1.svg' },
  { productId: 1007, alias: 'solveig-lyng', label: 'Lyng', image: '1007-1.svg' },
];
const white = makeProduct({
  alias: 'solveig-hvid',
  colourVariants,
  skus: [makeSku(38, '38', makeStock(3)), makeSku(39, '39', makeStock(20)), makeSku(40, '40', makeStock(0))],
  unitPrice: makePrice(44900, 59900),
  lowestPrice: makeLowestPrice(44900, 49900),
  discountType: 'SALE_PRICE',
});
const heather = makeProduct({ productId: 1007, alias: 'solveig-lyng', name: 'Solveig i lyng', colourVariants });

const arrival = { normal: 'tors. 3. dec.', longer: 'tors. 10. dec.', orderBefore: 0 };

const shop = () =>
  schemaGateway({
    product: ({ alias }: { alias: string }) =>
      [white, heather].filter((one) => one.alias === alias).map((one) => wireProduct(one))[0] ?? null,
  });

/** A page with the panel, with state as in the host. */
const Page = ({ first, ...props }: Partial<QuickShopProps> & { readonly first: string }) => {
  const [alias, setAlias] = useState<string | null>(null);
  return (
    <>
      <button type="button" onClick={() => setAlias(first)}>
        Open
      </button>
      <QuickShop
        alias={alias}
        vatIncluded
        Buy={({ children }) => children({ action: '/cart', formKey: 'page-1' })}
        onChooseColour={setAlias}
        onClose={() => setAlias(null)}
        {...props}
      />
    </>
  );
};

async function open(gateway: CommerceGateway = shop(), props: Partial<QuickShopProps> = {}, first = 'solveig-hvid') {
  const catalogue = makeCatalogueStore();
  render(
    <CatalogueProviders store={catalogue.store}>
      <GatewayProvider gateway={gateway}>
        <Page first={first} {...props} />
      </GatewayProvider>
    </CatalogueProviders>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return { ...catalogue, panel: screen.getByRole('dialog') };
}

describe('QuickShop', () => {
  it('shows images, brand, price with the lowest of 30 days, colours, sizes and a link to the product page [CAT-10] [CAT-03]', async () => {
    const { panel } = await open();
    expect(await within(panel).findByRole('heading', { name: white.name })).toBeVisible();
    expect(within(panel).getByRole('group', { name: 'Product images' })).toBeVisible();
    expect(within(panel).getByText('Havnemark')).toBeVisible();
    expect(within(panel).getAllByText('449 kr.')[0]).toBeVisible();
    expect(panel.querySelector('s')).toHaveTextContent('599 kr.');
    expect(panel).toHaveTextContent('499 kr.');
    expect(within(panel).getAllByRole('radio')).toHaveLength(3);
    const link = within(panel).getByRole('link', { name: 'See all product details' });
    expect(link).toHaveAttribute('href', '/p/solveig-hvid');
  });

  it('requires a size and shows its stock; a tap on a size adds it, a keyboard presses the button [CAT-10] [CAT-05] [CAT-06]', async () => {
    const onSubmit = jest.fn();
    const Buy: QuickShopProps['Buy'] = ({ product, children }) =>
      children({ action: '/cart', formKey: 'page-1', onSubmit: (choice) => onSubmit(product.productId, choice) });
    const { panel } = await open(shop(), { Buy, arrivalNow: () => arrival });
    const add = await within(panel).findByRole('button', { name: 'Add to bag' });
    await userEvent.click(add);
    expect(onSubmit).not.toHaveBeenCalled();
    within(panel).getByRole('radio', { name: '39' }).focus();
    await userEvent.keyboard(' ');
    expect(panel).toHaveTextContent('In stock · Delivery tors. 3. dec.');
    expect(onSubmit).not.toHaveBeenCalled();
    add.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(within(panel).getByRole('radio', { name: /^38/ }));
    expect(onSubmit.mock.calls).toEqual([39, 38].map((skuId) => [1001, { skuId, quantity: 1 }]));
  });

  it('only shows the product in a shop without a cart', async () => {
    const { panel } = await open(shop(), { Buy: null });
    expect(await within(panel).findByRole('link', { name: 'See all product details' })).toBeVisible();
    expect(within(panel).queryByRole('button', { name: 'Add to bag' })).toBeNull();
  });

  it('replaces the product by another colour [CAT-10]', async () => {
    const { panel } = await open();
    await userEvent.click(await within(panel).findByRole('link', { name: 'Lyng' }));
    expect(await within(panel).findByRole('heading', { name: heather.name })).toBeVisible();
    expect(within(panel).getByRole('link', { name: 'Lyng' })).toHaveAttribute('aria-current', 'true');
  });

  it('announces loading, and retries after a failure [CAT-10]', async () => {
    let isDown = true;
    const gateway: CommerceGateway = {
      ...shop(),
      query: (...args) => (isDown ? failingGateway({ kind: 'unreachable' }) : shop()).query(...args),
    };
    const { panel } = await open(gateway);
    expect(await within(panel).findByText('The product could not be loaded.')).toBeVisible();
    isDown = false;
    await userEvent.click(within(panel).getByRole('button', { name: 'Try again' }));
    expect(await within(panel).findByRole('heading', { name: white.name })).toBeVisible();
  });

  it('shows when the product is gone, and can be closed [CAT-10]', async () => {
    const { panel } = await open(shop(), {}, 'gone');
    expect(await within(panel).findByText('This product is no longer for sale')).toBeVisible();
    await userEvent.click(within(panel).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('counts as a view of the product, once [CAT-14]', async () => {
    const { panel, actions } = await open();
    await within(panel).findByRole('heading', { name: white.name });
    expect(actions.filter((action) => productViewed.match(action as { type: string }))).toHaveLength(1);
  });
});
