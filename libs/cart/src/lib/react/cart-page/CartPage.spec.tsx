import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { makeCart, makeCartItem, makePrice, makeProductSummary, makeSku, makeStock } from '@lyng/model/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { cartSlice } from '../../state/cart-slice.ts';
import { CartStage, createLoadedCart } from '../../testing/CartStage.tsx';
import type { TestCart } from '../../testing/cart-store.ts';
import { CartButton } from '../cart-button/CartButton.tsx';
import { MiniCart } from '../mini-cart/MiniCart.tsx';
import { CartPage } from './CartPage.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const boots = { ...makeProductSummary({ productId: 2, name: 'Vinga boots', alias: 'vinga-boots' }), skus: [makeSku(2, '40', makeStock(3))] };
const cart = makeCart({
  items: [
    makeCartItem({
      skuId: 1,
      quantity: 2,
      totalPrice: makePrice(119800),
      product: { ...makeProductSummary({ name: 'Solveig sneaker' }), skus: [makeSku(1)] },
      campaign: {
        appliedCampaigns: [{ name: 'Two for one', hideTitle: false }, { name: 'Secret', hideTitle: true }],
        prices: [{ quantity: 1, price: makePrice(59900) }, { quantity: 1, price: makePrice(0, 59900) }],
      },
    }),
    makeCartItem({ skuId: 2, quantity: 3, product: boots }),
  ],
  appliedCampaigns: [{ name: 'Spring', hideTitle: false }, { name: 'Hidden spring', hideTitle: true }],
});

const show = (test: TestCart, children: ReactNode) =>
  render(
    <I18nProvider i18n={i18n}>
      <CartStage test={test}>{children}</CartStage>
    </I18nProvider>,
  );

const lineOf = (name: string) => {
  const line = screen.getByRole('link', { name }).closest('article');
  if (!line) throw new Error(`no line of ${name}`);
  return within(line);
};

describe('CartPage', () => {
  it('shows each line with what it is, how many and what the server says it costs [CART-13]', () => {
    show(createLoadedCart(cart), <CartPage vatIncluded />);
    const sneaker = lineOf('Solveig sneaker');
    expect(sneaker.getByText('Size 38')).toBeVisible();
    expect(sneaker.getByText('1198 kr.')).toBeVisible();
    expect(sneaker.getByRole('spinbutton', { name: 'Quantity of Solveig sneaker' })).toHaveValue(2);
    expect(screen.getByText('5 items')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to checkout' })).toHaveAttribute('href', '/kassen');
  });

  it('names campaigns of cart and line, keeps hidden titles hidden, and shows campaign prices [CART-12]', () => {
    show(createLoadedCart(cart), <CartPage vatIncluded />);
    expect(screen.getByText('Spring')).toBeVisible();
    expect(lineOf('Solveig sneaker').getByText('Two for one')).toBeVisible();
    expect(screen.queryByText(/secret|hidden spring/i)).not.toBeInTheDocument();
    expect(lineOf('Solveig sneaker').getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['1 × 599 kr.', '1 × Free']);
  });

  it('says how many are left when the line holds them all', () => {
    show(createLoadedCart(cart), <CartPage vatIncluded />);
    expect(lineOf('Vinga boots').getByText('Only 3 left')).toBeVisible();
    expect(lineOf('Vinga boots').getByRole('button', { name: 'One more of Vinga boots' })).toBeDisabled();
  });

  it('changes a quantity at once and marks the sums busy until the server has answered [CART-07, PAIN-02]', async () => {
    const test = createLoadedCart(cart);
    let answer = (): void => undefined;
    test.server.intercept = () => new Promise((resolve) => (answer = () => resolve(null)));
    show(test, <CartPage vatIncluded />);
    await userEvent.click(screen.getByRole('button', { name: 'One more of Solveig sneaker' }));
    expect(screen.getByRole('spinbutton', { name: 'Quantity of Solveig sneaker' })).toHaveValue(3);
    expect(screen.getByText('Total').closest('dl')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('Updating your cart');
    await waitFor(() => expect(test.server.requests).toHaveLength(1));
    answer();
    await waitFor(() => expect(screen.getByText('Total').closest('dl')).not.toHaveAttribute('aria-busy'));
    expect(lineOf('Solveig sneaker').getByText('1797 kr.')).toBeVisible();
  });

  it('takes a removed line away at once, brings it back when the server refuses, and says so [CART-07]', async () => {
    const test = createLoadedCart(cart);
    test.server.intercept = ({ operation }) =>
      operation === 'updateCartItem' ? { kind: 'rejected', code: 'BAD_USER_INPUT', message: '' } : null;
    show(test, <CartPage vatIncluded />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Solveig sneaker' }));
    expect(screen.getByRole('list', { name: 'Items in your cart' })).toHaveFocus();
    expect(await screen.findByRole('alert')).toHaveTextContent('Solveig sneaker was not removed');
    expect(screen.getByRole('link', { name: 'Solveig sneaker' })).toBeVisible();
  });

  it('takes a code, and says at the field why another is not taken', async () => {
    const test = createLoadedCart(cart);
    show(test, <CartPage vatIncluded />);
    const field = screen.getByRole('textbox', { name: 'Discount code or voucher' });
    await userEvent.type(field, 'BIGSPENDER{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Your cart does not meet the conditions of this code yet.'));
    await userEvent.clear(field);
    await userEvent.type(field, 'WELCOME15{Enter}');
    expect(await screen.findByRole('button', { name: 'Remove code' })).toBeVisible();
    expect(screen.getByText('WELCOME15')).toBeVisible();
  });

  it('shows a business its amounts without VAT, and both totals', () => {
    show(createLoadedCart(cart), <CartPage vatIncluded={false} />);
    expect(screen.getByText('Total excluding VAT')).toBeVisible();
    expect(screen.getByText('Total including VAT')).toBeVisible();
    expect(lineOf('Solveig sneaker').getByText('958,40 kr.')).toBeVisible();
  });

  it('leads on from an empty cart', () => {
    show(createLoadedCart(null), <CartPage vatIncluded />);
    expect(screen.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See what is new' })).toHaveAttribute('href', '/nyheder');
  });

  it('says what failed in a form that was posted without JavaScript', () => {
    show(createLoadedCart(cart), <CartPage vatIncluded postedFailure={{ kind: 'promo-invalid' }} />);
    expect(screen.getByRole('textbox', { name: 'Discount code or voucher' })).toHaveAccessibleDescription(/not valid/);
  });

  it('is made of posted forms that name intent, line and quantity without JavaScript [CART-07]', () => {
    const html = renderToString(
      <I18nProvider i18n={i18n}>
        <CartStage cart={cart}>
          <CartPage vatIncluded />
        </CartStage>
      </I18nProvider>,
    );
    const page = new DOMParser().parseFromString(html, 'text/html');
    const forms = [...page.querySelectorAll<HTMLFormElement>('form[method="post"][action="/cart"]')];
    const fields = forms.map((form) => Object.fromEntries(new FormData(form)));
    expect(fields).toEqual([
      { intent: 'update', itemId: 'line-1', skuId: '1', quantity: '2' },
      { intent: 'remove', itemId: 'line-1', skuId: '1' },
      { intent: 'update', itemId: 'line-2', skuId: '2', quantity: '3' },
      { intent: 'remove', itemId: 'line-2', skuId: '2' },
      { intent: 'promo', promoCode: '' },
    ]);
  });
});

describe('CartButton and MiniCart', () => {
  const both = (
    <>
      <CartButton />
      <MiniCart vatIncluded recommendations={<p>Goes with it</p>} />
    </>
  );

  it('the bag counts units and opens the mini cart in place of the cart page [CART-13]', async () => {
    show(createLoadedCart(cart), both);
    const bag = screen.getByRole('link', { name: 'Cart, 5 items' });
    expect(bag).toHaveAttribute('href', '/cart');
    await userEvent.click(bag);
    const panel = screen.getByRole('dialog', { name: 'Your cart' });
    expect(within(panel).getByRole('link', { name: 'Go to checkout' })).toHaveAttribute('href', '/kassen');
    expect(within(panel).getByText('You get free shipping')).toBeVisible();
    await userEvent.click(within(panel).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('adding opens the popup with the line first and what goes with it [CART-13, PAIN-03]', async () => {
    const test = createLoadedCart(cart);
    show(test, both);
    await waitFor(() => {
      test.store.dispatch(cartSlice.actions.intentStated({ kind: 'add', skuId: 2, quantity: 1, product: boots }));
      test.store.dispatch(cartSlice.actions.addedPanelOpened(2));
    });
    const panel = await screen.findByRole('dialog', { name: 'Added to your cart' });
    expect(within(panel).getAllByRole('article')[0]).toHaveTextContent('Vinga boots');
    expect(within(panel).getByText('Goes with it')).toBeVisible();
  });

  it('shows the amount left to free shipping as the server says it [CART-11]', async () => {
    const small = makeCart({ items: [makeCartItem({ totalPrice: makePrice(29900) })] });
    show(createLoadedCart(small), both);
    await userEvent.click(screen.getByRole('link', { name: 'Cart, 1 item' }));
    expect(screen.getByText('200 kr. left to free shipping')).toBeVisible();
  });
});
