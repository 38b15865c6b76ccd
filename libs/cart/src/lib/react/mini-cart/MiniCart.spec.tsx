import { makeCart, makeCartItem, makePrice, makeProductSummary, makeSku } from '@lyng/model/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addToCart } from '../../state/add-to-cart.ts';
import { cartSlice } from '../../state/cart-slice.ts';
import { createLoadedCart } from '../../testing/CartProviders.tsx';
import type { TestCart } from '../../testing/cart-store.ts';
import { InShop } from '../../testing/in-shop.tsx';
import { MiniCart } from './MiniCart.tsx';

const boots = {
  ...makeProductSummary({ productId: 2, articleNumber: 'LY-2', name: 'Vinga boots', alias: 'vinga-boots' }),
  skus: [{ ...makeSku(2, '40'), articleNumber: 'LY-2-40' }],
};
const sneaker = { ...makeProductSummary({ articleNumber: 'LY-1', name: 'Solveig sneaker' }), skus: [makeSku(1)] };
const cart = makeCart({
  items: [
    makeCartItem({ skuId: 1, quantity: 2, totalPrice: makePrice(119800), product: sneaker }),
    makeCartItem({ skuId: 2, product: boots }),
  ],
});

/** The panel on a page, after the given was done to the cart. */
async function show(prepare: (test: TestCart) => void, held = cart, minimum = 50_00, vatIncluded = true) {
  const test = createLoadedCart(held);
  await act(async () => {
    render(
      <InShop test={test}>
        <MiniCart
          vatIncluded={vatIncluded}
          minimumOrder={{ value: minimum, currency: 'DKK' }}
          renderAdded={({ variantKey, otherKeys }) => (
            <p>
              Goes well with {variantKey}, beside {otherKeys.join()}
            </p>
          )}
        />
      </InShop>,
    );
    await import('../cart-warnings/CartWarnings.tsx');
  });
  await act(async () => {
    prepare(test);
    await test.settled();
  });
  return screen.getByRole('dialog');
}

const addBoots = ({ store, server }: TestCart): void =>
  addToCart(store, server.gateway, { skuId: 2, quantity: 1, product: boots });

const openBag = ({ store }: TestCart): void => void store.dispatch(cartSlice.actions.panelOpened());

describe('MiniCart', () => {
  it('shows that the browser does not keep the cart [BUG-15]', async () => {
    jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    expect(within(await show(openBag)).getByText(/blocks cookies/)).toBeVisible();
    jest.restoreAllMocks();
  });

  it.each([
    ['too little for an order', 39_00, /^Buy for 11 kr\. more to place an order$/],
    ['just enough', 50_00, null],
  ])('[SHOP-14] shows for goods of %s what is missing', async (_goods, selling, text) => {
    const item = makeCartItem({ skuId: 2, product: boots, totalPrice: makePrice(selling) });
    const panel = await show(openBag, makeCart({ items: [item] }));
    const found = within(panel).queryByText(/more to place an order/);
    if (text === null) expect(found).toBeNull();
    else expect(found?.textContent?.replaceAll('\u00a0', ' ')).toMatch(text);
  });

  it('marks limits as incl. VAT where prices are shown without [BUG-1]', async () => {
    const item = makeCartItem({ skuId: 2, product: boots, totalPrice: makePrice(39_00) });
    const panel = await show(openBag, makeCart({ items: [item] }), 50_00, false);
    expect(within(panel).getByText(/^Buy for 11\skr\. incl\. VAT more to place an order$/)).toBeVisible();
    expect(within(panel).getByText(/^460\skr\. incl\. VAT left to free shipping$/)).toBeVisible();
  });

  it('shows what was just added, units and total of the cart, the links, and what goes with it [CART-13]', async () => {
    const panel = await show(addBoots);
    expect(within(panel).getByRole('heading', { name: 'Added to your cart' })).toBeVisible();
    expect(within(panel).getByRole('link', { name: 'Vinga boots' })).toBeVisible();
    expect(within(panel).queryByRole('link', { name: 'Solveig sneaker' })).not.toBeInTheDocument();
    expect(panel).toHaveTextContent('Subtotal (4 items)');
    expect(within(panel).getByText('Goes well with LY-2-40, beside LY-1')).toBeVisible();
    expect(within(panel).getByRole('link', { name: 'Go to checkout' })).toBeVisible();
    expect(within(panel).getByRole('link', { name: 'See your cart' })).toHaveAttribute('href', '/cart');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('warns about another size of what was just added, though only the new line is shown [CART-09, CART-13]', async () => {
    const shoe = { ...sneaker, skus: [makeSku(1, '38'), makeSku(3, '39')] };
    const held = makeCart({
      items: [
        makeCartItem({ skuId: 1, product: shoe }),
        makeCartItem({ skuId: 3, product: shoe }),
        makeCartItem({ skuId: 2, product: boots }),
      ],
    });
    const panel = await show(
      ({ store, server }) => addToCart(store, server.gateway, { skuId: 3, quantity: 1, product: shoe }),
      held,
    );
    expect(within(panel).getAllByRole('article')).toHaveLength(1);
    expect(await within(panel).findByText('You have Solveig sneaker in several sizes.')).toBeVisible();
    expect(within(panel).getByRole('button', { name: 'Remove size 38' })).toBeVisible();
  });

  it('shows why a code from a mail is rejected, beside what was added all the same [CART-10, promo-020]', async () => {
    const panel = await show((test) => {
      addBoots(test);
      test.store.dispatch(cartSlice.actions.operationQueued({ kind: 'set-promo-code', promoCode: 'LASTYEAR' }));
    });
    expect(within(panel).getByRole('alert')).toHaveTextContent('The code LASTYEAR was not applied');
    expect(within(panel).getByRole('alert')).toHaveTextContent('The code has expired.');
    expect(within(panel).getByRole('heading', { name: 'Added to your cart' })).toBeVisible();
  });

  it('takes the focus to the title of the empty cart when the last line goes [UI-11]', async () => {
    const panel = await show(openBag, makeCart({ items: [makeCartItem({ skuId: 2, product: boots })] }));
    await userEvent.click(within(panel).getByRole('button', { name: /Remove/ }));
    expect(within(panel).getByText('Your cart is empty')).toHaveFocus();
  });

  it('is the complete cart again, without recommendations, when what was added is removed', async () => {
    const panel = await show(addBoots);
    await userEvent.click(within(panel).getByRole('button', { name: /Remove/ }));
    expect(within(panel).getByRole('heading', { name: 'Your cart' })).toBeVisible();
    expect(within(panel).getByRole('link', { name: 'Solveig sneaker' })).toBeVisible();
    expect(within(panel).queryByText(/Goes well with/)).not.toBeInTheDocument();
  });
});
