import { makeLowestPrice, makePrice, makeProduct, makeSku, makeStock } from '@lyng/model/testing';
import type { Product } from '@lyng/model';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { productViewed } from '../../state/catalogue-events.ts';
import { ProductDetails } from '../product-details/ProductDetails.tsx';
import { PendingProduct } from './PendingProduct.tsx';
import { ProductPage } from './ProductPage.tsx';
import type { ProductPageProps } from './ProductPage.tsx';
import { CatalogueProviders, makeCatalogueStore } from '../../testing/CatalogueProviders.tsx';

const skus = [
  makeSku(37, '37', makeStock(0)),
  makeSku(38, '38', makeStock(3)),
  makeSku(39, '39', makeStock(20)),
  makeSku(40, '40', makeStock(0, { oversellable: 5 })),
  makeSku(41, '41', makeStock(0, { static: 5 })),
];

const arrival = { normal: 'tors. 3. dec.', longer: 'tors. 10. dec.', orderBefore: 0 };
const promises = { freeShippingFrom: '499 kr.', returnDays: 14 };
const page = { brandAlias: 'havnemark', meta: { title: '', description: '' }, alternates: [], priceLog: [] };
const props = (given: Partial<Product> = {}, more: Partial<ProductPageProps> = {}): ProductPageProps => {
  const product = makeProduct({ skus, ...given });
  return {
    details: <ProductDetails product={product} promises={promises} />,
    data: { product, ...page },
    vatIncluded: true,
    addToCart: { action: '/cart', formKey: 'page-1' },
    ...more,
  };
};

const show = (given = props(), catalogue = makeCatalogueStore()) =>
  render(
    <CatalogueProviders store={catalogue.store}>
      <ProductPage {...given} />
    </CatalogueProviders>,
  );

const stockText = () => screen.getAllByRole('status')[0];
const addButton = () => screen.getByRole('button', { name: 'Add to bag' });

/** The languages that the name is in, in the breadcrumb and in the heading. */
const languagesOf = (name: string): readonly (string | null | undefined)[] =>
  screen.getAllByText(name).map((element) => element.closest('[lang]:not(html)')?.getAttribute('lang'));

describe('ProductPage', () => {
  it('shows sizes and no button where nothing can be added to a cart', () => {
    const { addToCart: _addToCart, ...rest } = props();
    show(rest);
    expect(screen.getAllByRole('radio')).toHaveLength(skus.length);
    expect(screen.queryByRole('button', { name: 'Add to bag' })).not.toBeInTheDocument();
  });

  it('names the language of a name that is not in that of the page, also while the page loads', () => {
    const product = makeProduct({ name: 'White leather sneaker', textLanguage: 'en' });
    const { unmount } = show(props(product));
    expect(languagesOf(product.name)).toEqual(['en', 'en']);
    unmount();
    // The DOM of tests cannot scroll.
    jest.spyOn(window, 'scrollTo').mockReturnValueOnce();
    render(
      <CatalogueProviders store={makeCatalogueStore().store}>
        <PendingProduct product={product} vatIncluded />
      </CatalogueProviders>,
    );
    expect(languagesOf(product.name)).toEqual(['en', 'en']);
  });

  it('shows images, name, brand, price, colour, facts and promises [CAT-17]', () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Solveig hvid lædersneaker' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Havnemark' })).toHaveAttribute('href', '/b/havnemark');
    expect(within(screen.getByRole('list', { name: 'Product images' })).getAllByRole('img')).toHaveLength(2);
    expect(screen.getByText('Hvid')).toBeVisible();
    expect(screen.getByText('Overdel: læder')).toBeInTheDocument();
    expect(screen.getByText('14 days’ right of return')).toBeVisible();
    const here = screen.getByRole('navigation', { name: 'You are here' });
    const links = within(here)
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(links).toEqual(['Home', 'Dame', 'Sko', 'Sneakers']);
  });

  it('shows a business a campaign price with the former price, without VAT [CAT-02] [CAT-03]', () => {
    const prices = { unitPrice: makePrice(44900, 59900), lowestPrice: makeLowestPrice(44900, 59900) };
    const { container } = show(props({ ...prices, discountType: 'PRICE_CAMPAIGN' }, { vatIncluded: false }));
    // Below the name, and beside the button of a phone.
    expect(screen.getAllByText('359,20 kr.')).toHaveLength(2);
    expect(container.querySelector('s')).toHaveTextContent('479,20 kr.');
    expect(screen.getByText('Campaign price')).toBeVisible();
    expect(container).toHaveTextContent('25 %');
  });

  it('links to the other colours [CAT-06]', () => {
    const colourVariants = [
      { productId: 1001, alias: 'solveig-hvid', label: 'Hvid', image: '1.svg' },
      { productId: 1002, alias: 'solveig-lyng', label: 'Lyng', image: '2.svg' },
    ];
    show(props({ colourVariants }));
    const colours = screen.getByRole('list', { name: 'Colours' });
    expect(within(colours).getByRole('link', { name: 'Lyng' })).toHaveAttribute('href', '/p/solveig-lyng');
    expect(within(colours).getByRole('link', { name: 'Hvid' })).toHaveAttribute('aria-current', 'true');
  });

  it.each([
    [37, 'Sold out'],
    [38, 'Only 3 left · Delivery tors. 3. dec.'],
    [39, 'In stock · Delivery tors. 3. dec.'],
    [40, 'Made to order · Delivery tors. 10. dec.'],
    [41, 'Sent from the maker · Delivery tors. 10. dec.'],
    // The number of units left is shown only where that number is exact.
    [42, 'Few left'],
  ])('starts with the size %i of the address, and shows: %s [CAT-05]', (skuId, text) => {
    show(props({ skus: [...skus, makeSku(42, '42', makeStock(3, { oversellable: 9 }))] }, { skuId, arrival }));
    expect(screen.getByRole('radio', { name: new RegExp(`^${skuId}`) })).toBeChecked();
    expect(stockText()).toHaveTextContent(text);
  });

  it.each([
    ['of all sizes', [38, 39], 'In stock · Delivery tors. 3. dec.'],
    ['of few', [38], 'Few left · Delivery tors. 3. dec.'],
    ['of the first, where others come later', [39, 40], 'In stock · Delivery from tors. 3. dec.'],
    ['of what is made', [40, 41], 'Sent from the maker · Delivery tors. 10. dec.'],
  ])('shows the day %s before a size is chosen [CAT-05]', (_which, ids, text) => {
    show(
      props(
        { skus: [makeSku(37, '37', makeStock(0)), ...skus.filter(({ skuId }) => ids.includes(skuId))] },
        { arrival },
      ),
    );
    expect(stockText()).toHaveTextContent(text);
  });

  it('requires a size before anything is added, and focuses the sizes [CAT-06]', async () => {
    const onSubmit = jest.fn();
    show(props({}, { addToCart: { action: '/cart', formKey: 'page-1', onSubmit } }));
    await userEvent.click(addButton());
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByRole('group', { name: 'Size' })).toHaveFocus();
    expect(screen.getByRole('group', { name: 'Size' })).toHaveAccessibleDescription(/Choose a size first/);
    await userEvent.click(screen.getByRole('radio', { name: /^37/ }));
    expect(screen.queryByText('Choose a size first')).not.toBeInTheDocument();
    await userEvent.click(addButton());
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByText('This size is sold out. Choose another one.')).toBeVisible();
  });

  it('adds the size that was chosen last, however fast, and one unit on a double click [CAT-06] [PAIN-15]', async () => {
    const onSubmit = jest.fn();
    const onChooseSize = jest.fn();
    show(props({}, { addToCart: { action: '/cart', formKey: 'page-1', onSubmit }, onChooseSize }));
    for (const size of ['38', '39', '40'])
      await userEvent.click(screen.getByRole('radio', { name: new RegExp(`^${size}`) }));
    await userEvent.dblClick(addButton());
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(onSubmit).toHaveBeenCalledWith({ skuId: 40, quantity: 1 }, addButton().closest('form'));
    addButton().focus();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(2);
    expect(onChooseSize).toHaveBeenLastCalledWith(40);
    expect(stockText()).toHaveTextContent('Made to order');
  });

  it('is a form that can be posted without script, with the platform requiring a size', () => {
    const html = renderToString(
      <CatalogueProviders>
        <ProductPage {...props()} />
      </CatalogueProviders>,
    );
    const page = new DOMParser().parseFromString(html, 'text/html');
    const form = page.querySelector('form');
    expect(form?.getAttribute('method')).toBe('post');
    expect(form?.getAttribute('action')).toBe('/cart');
    expect(form?.noValidate).toBe(false);
    const named = [...(form?.elements ?? [])].filter((element) => element.hasAttribute('name'));
    expect(named.map((element) => `${element.getAttribute('name')} ${element.getAttribute('value')}`).join()).toBe(
      'intent add,quantity 1,key page-1,skuId 37,skuId 38,skuId 39,skuId 40,skuId 41',
    );
    expect(page.querySelector('input[type=radio]')?.hasAttribute('required')).toBe(true);
  });

  it('requires no choice for a product of one size', async () => {
    const onSubmit = jest.fn();
    show(props({ skus: [makeSku(7, 'One size')] }, { addToCart: { action: '/cart', formKey: 'page-1', onSubmit } }));
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await userEvent.click(addButton());
    expect(onSubmit).toHaveBeenCalledWith({ skuId: 7, quantity: 1 }, addButton().closest('form'));
  });

  it('links to the size guide beside the sizes, and to the stock alert [CAT-12] [CAT-13]', async () => {
    const onOpen = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const backInStock = jest.fn((skuId: number) => ({ href: `?notify=${skuId}#notify`, onOpen }));
    const sizes = [...skus, makeSku(42, '42', makeStock(0))];
    show(props({ skus: sizes }, { sizeGuide: { href: '/content/size-guide' }, backInStock }));
    expect(screen.getByRole('link', { name: 'Size guide' })).toHaveAttribute('href', '/content/size-guide');
    const link = () => screen.getByRole('link', { name: 'Notify me when it is back' });
    expect(link()).toHaveAttribute('href', '?notify=37#notify');
    await userEvent.click(screen.getByRole('radio', { name: /^42/ }));
    expect(link()).toHaveAttribute('href', '?notify=42#notify');
    await userEvent.click(link());
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  it('cannot be bought when all of it is sold out', () => {
    show(props({ skus: [makeSku(37, '37', makeStock(0)), makeSku(38, '38', makeStock(0))] }));
    expect(screen.getByRole('button', { name: 'Sold out' })).toBeDisabled();
  });

  it('[SHOP-7] shows when goods arrive that were never for sale, and offers a stock alert', () => {
    const backInStock = (skuId: number) => ({ href: `?notify=${skuId}#notify` });
    const gone = [makeSku(37, '37', makeStock(0)), makeSku(38, '38', makeStock(0))];
    show(props({ skus: gone, comesOn: '2026-12-01T12:00:00Z' }, { backInStock }));
    expect(stockText()).toHaveTextContent('Comes on 1. december 2026');
    expect(screen.getByRole('radio', { name: /^37.*Coming soon/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Notify me when it comes' })).toHaveAttribute('href', '?notify=37#notify');
    expect(screen.queryByRole('button', { name: /Sold out|Add to bag/ })).not.toBeInTheDocument();
  });

  it('[SHOP-18] makes the stock alert the main button of a sold-out product, and promises no delivery time', () => {
    const backInStock = (skuId: number) => ({ href: `?notify=${skuId}#notify` });
    show(props({ skus: [makeSku(37, '37', makeStock(0)), makeSku(38, '38', makeStock(0))] }, { backInStock }));
    expect(stockText()).toHaveTextContent('');
    const alert = screen.getByRole('link', { name: 'Notify me when it is back' });
    expect(alert).toHaveAttribute('href', '?notify=37#notify');
    expect(screen.queryByRole('button', { name: /Sold out|Add to bag/ })).not.toBeInTheDocument();
  });

  it('counts one view of a product', () => {
    const catalogue = makeCatalogueStore();
    const given = props();
    const { rerender } = show(given, catalogue);
    rerender(
      <CatalogueProviders store={catalogue.store}>
        <ProductPage {...given} data={{ ...given.data, product: { ...given.data.product } }} />
      </CatalogueProviders>,
    );
    expect(catalogue.actions).toEqual([productViewed({ product: given.data.product })]);
  });
});
