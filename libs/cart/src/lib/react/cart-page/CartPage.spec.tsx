import type { Cart } from '@lyng/model';
import { makeCart, makeCartItem, makePrice, makeProductSummary, makeSku, makeStock } from '@lyng/model/testing';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { addToCart } from '../../state/add-to-cart.ts';
import { createCartChanges } from '../../state/cart-changes.ts';
import { cartReloadRequested } from '../../state/cart-events.ts';
import { cartSlice } from '../../state/cart-slice.ts';
import { promo } from '../../testing/cart-operations.ts';
import { codeRemovalQueued } from '../../state/removal-events.ts';
import { createLoadedCart } from '../../testing/CartProviders.tsx';
import { InShop } from '../../testing/in-shop.tsx';
import type { TestCart } from '../../testing/cart-store.ts';
import { giftCart, paidPartlyCart } from '../../testing/story-carts.ts';
import { CartFormKeyContext } from '../cart-form/CartForm.tsx';
import { CartButton } from '../cart-button/CartButton.tsx';
import { MiniCart } from '../mini-cart/MiniCart.tsx';
import { CartPage } from './CartPage.tsx';
import type { CartPageProps } from './CartPage.tsx';

const boots = {
  ...makeProductSummary({ productId: 2, name: 'Vinga boots', alias: 'vinga-boots' }),
  skus: [makeSku(2, '40', makeStock(3))],
};
const cart = makeCart({
  items: [
    makeCartItem({
      skuId: 1,
      quantity: 2,
      totalPrice: makePrice(119800),
      product: { ...makeProductSummary({ name: 'Solveig sneaker' }), skus: [makeSku(1)] },
      campaign: {
        appliedCampaigns: [
          { name: 'Two for one', hideTitle: false },
          { name: 'Secret', hideTitle: true },
        ],
        prices: [
          { quantity: 1, price: makePrice(59900) },
          { quantity: 1, price: makePrice(0, 59900) },
        ],
      },
    }),
    makeCartItem({ skuId: 2, quantity: 3, product: boots }),
  ],
  appliedCampaigns: [
    { name: 'Spring', hideTitle: false },
    { name: 'Hidden spring', hideTitle: true },
  ],
});

/** Shows the page with its lazy parts loaded. */
const show = (test: TestCart, children: ReactNode) =>
  act(async () => {
    render(<InShop test={test}>{children}</InShop>);
    await import('../cart-warnings/CartWarnings.tsx');
  });

/** Shows the page of a cart. */
async function showPage(shown: Cart | null = cart, props: Partial<CartPageProps> = {}): Promise<TestCart> {
  const test = createLoadedCart(shown);
  await show(test, <CartPage vatIncluded {...props} />);
  return test;
}

/** Puts a code in at once, and sends it with Enter. */
const sendCode = (field: HTMLElement, code: string): Promise<void> => {
  fireEvent.change(field, { target: { value: code } });
  return userEvent.type(field, '{Enter}');
};

/** Puts a code in, and goes to the checkout without applying it. */
const leaveWithCode = (field: HTMLElement, code: string): Promise<void> => {
  fireEvent.change(field, { target: { value: code } });
  return userEvent.click(screen.getByRole('link', { name: 'Go to checkout' }));
};

const lineOf = (name: string) => {
  const line = screen.getByRole('link', { name }).closest('article');
  if (!line) throw new Error(`no line of ${name}`);
  return within(line);
};

describe('CartPage', () => {
  it('shows each line with its name, units and the server’s price [CART-13]', async () => {
    await showPage();
    const sneaker = lineOf('Solveig sneaker');
    expect(sneaker.getByText('Size 38')).toBeVisible();
    expect(sneaker.getByText('1198 kr.')).toBeVisible();
    expect(sneaker.getByRole('spinbutton', { name: 'Quantity of Solveig sneaker' })).toHaveValue('2');
    expect(screen.getByText('5 items')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to checkout' })).toHaveAttribute('href', '/kassen');
  });

  it('loads the image of the first line first, the others when they are near', async () => {
    await showPage();
    const images = [...document.querySelectorAll('article img')];
    expect(images.map((image) => [image.getAttribute('loading'), image.getAttribute('fetchpriority')])).toEqual([
      ['eager', 'high'],
      ['lazy', null],
    ]);
  });

  it('names campaigns of cart and line, keeps hidden titles hidden, and shows campaign prices [CART-12]', async () => {
    await showPage();
    expect(screen.getByText('Spring')).toBeVisible();
    expect(lineOf('Solveig sneaker').getByText('Two for one')).toBeVisible();
    expect(screen.queryByText(/secret|hidden spring/i)).not.toBeInTheDocument();
    expect(
      lineOf('Solveig sneaker')
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['1 × 599 kr.', '1 × Free']);
  });

  it('shows the stock when the line holds all of it', async () => {
    await showPage();
    expect(lineOf('Vinga boots').getByText('Only 3 left')).toBeVisible();
    expect(lineOf('Vinga boots').getByRole('button', { name: 'One more of Vinga boots' })).toBeDisabled();
  });

  it('shows that a size has sold out, not that 0 are left', async () => {
    const gone = makeCart({
      items: [makeCartItem({ skuId: 2, product: { ...boots, skus: [makeSku(2, '40', makeStock(0))] } })],
    });
    await showPage(gone);
    expect(lineOf('Vinga boots').getByText('This size is sold out.')).toBeVisible();
    expect(screen.queryByText(/^Only/)).toBeNull();
  });

  it('changes a quantity at once and marks the sums busy until the server has responded [CART-07, PAIN-02]', async () => {
    const test = createLoadedCart(cart);
    let respond = (): void => undefined;
    test.server.intercept = () => new Promise((resolve) => (respond = () => resolve(null)));
    await show(test, <CartPage vatIncluded />);
    await userEvent.click(screen.getByRole('button', { name: 'One more of Solveig sneaker' }));
    expect(screen.getByRole('spinbutton', { name: 'Quantity of Solveig sneaker' })).toHaveValue('3');
    expect(screen.getByText('Total').closest('dl')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('Updating your cart');
    await waitFor(() => expect(test.server.requests).toHaveLength(1));
    respond();
    await waitFor(() => expect(screen.getByText('Total').closest('dl')).not.toHaveAttribute('aria-busy'));
    expect(lineOf('Solveig sneaker').getByText('1797 kr.')).toBeVisible();
  });

  it('removes a line at once, brings it back when the server rejects it, and shows why [CART-07]', async () => {
    const test = createLoadedCart(cart);
    test.server.intercept = ({ operation }) =>
      operation === 'updateCartItem' ? { kind: 'rejected', code: 'BAD_USER_INPUT', message: '' } : null;
    await show(test, <CartPage vatIncluded />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Solveig sneaker' }));
    expect(screen.getByRole('list', { name: 'Items in your cart' })).toHaveFocus();
    expect(await screen.findByRole('alert')).toHaveTextContent('Solveig sneaker was not removed');
    expect(screen.getByRole('link', { name: 'Solveig sneaker' })).toBeVisible();
  });

  it.each([
    ['<script>alert(1)</script>', 'The code is not valid. Check that you have typed it correctly.', sendCode],
    ['VOYADOVOUCHER_1', 'This voucher has already been used.', leaveWithCode],
  ])(
    'shows at the field why %s is rejected, and leaves it there as text with the complete cart [CART-10, ARG-27] (promo-007, promo-008, promo-014)',
    async (code, text, send) => {
      await showPage();
      const field = screen.getByRole('textbox', { name: 'Discount code or voucher' });
      await send(field, code);
      await waitFor(() => expect(field).toHaveAccessibleDescription(text));
      expect(field).toHaveValue(code);
      expect(document.querySelector('script')).toBeNull();
      expect(screen.getByText('5 items')).toBeVisible();
    },
  );

  it('warns about several units of one size, and keeps one with one tap [CART-09]', async () => {
    const test = await showPage();
    expect(await screen.findByText('You have 2 of Solveig sneaker in size 38.')).toBeVisible();
    await userEvent.click(
      screen.getByRole('button', { name: 'Keep one', description: 'You have 2 of Solveig sneaker in size 38.' }),
    );
    expect(screen.getByRole('group', { name: 'Please check' })).toHaveFocus();
    expect(screen.queryByText('You have 2 of Solveig sneaker in size 38.')).not.toBeInTheDocument();
    await test.settled();
    expect(test.server.carts.get(cart.id)?.items.map(({ quantity }) => quantity)).toEqual([1, 3]);
  });

  it('warns about several sizes of one product, and removes the other one with one tap [CART-09]', async () => {
    const sizes = [makeSku(1, '38'), makeSku(2, '39')];
    const product = { ...makeProductSummary({ name: 'Solveig sneaker' }), skus: sizes };
    const test = await showPage(
      makeCart({ items: [makeCartItem({ skuId: 1, product }), makeCartItem({ skuId: 2, product })] }),
    );
    await userEvent.click(
      await screen.findByRole('button', {
        name: 'Remove size 39',
        description: 'You have Solveig sneaker in several sizes.',
      }),
    );
    await test.settled();
    expect(screen.queryByText('You have Solveig sneaker in several sizes.')).not.toBeInTheDocument();
    expect([...test.server.carts.values()][0]?.items.map(({ skuId }) => skuId)).toEqual([1]);
  });

  it('keeps the focus when the last warning goes, until it is left [CART-09]', async () => {
    const twins = makeCart({
      items: [
        makeCartItem({
          skuId: 1,
          quantity: 2,
          product: { ...makeProductSummary({ name: 'Solveig sneaker' }), skus: [makeSku(1)] },
        }),
      ],
    });
    const test = await showPage(twins);
    await userEvent.click(await screen.findByRole('button', { name: 'Keep one' }));
    await test.settled();
    const place = screen.getByRole('group', { name: 'Please check' });
    expect(place).toBeEmptyDOMElement();
    expect(place).toHaveFocus();
    await userEvent.tab();
    expect(screen.queryByRole('group', { name: 'Please check' })).not.toBeInTheDocument();
  });

  const withCode = (counts: boolean) => makeCart({ ...cart, promoCode: 'MINUS100', promoCodeCounts: counts });
  const idle = 'The code does not apply to your cart right now.';

  it.each([
    [true, false],
    [false, true],
  ])('shows beside a code that counts, %s, that it does not: %s [CART-10]', async (counts, isShown) => {
    await showPage(withCode(counts));
    const place = within(screen.getByRole('group', { name: 'Discount code or voucher' }));
    expect(place.getByText('MINUS100')).toBeVisible();
    expect(place.queryByText(idle) !== null).toBe(isShown);
  });

  it('shows above the cart why a code is rejected while another one is applied: there is no field for it [CART-10]', async () => {
    const test = await showPage(withCode(true));
    act(() => void test.store.dispatch(promo('LASTYEAR')));
    expect(await screen.findByRole('alert')).toHaveTextContent('The code has expired.');
  });

  it('shows that a code has stopped counting while the shopper changes the cart [CART-10, PAIN-12]', async () => {
    const test = await showPage(withCode(true));
    test.server.carts.set(cart.id, withCode(false));
    act(() => void test.store.dispatch(cartReloadRequested()));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(idle));
    expect(screen.getByRole('group', { name: 'Discount code or voucher' })).toHaveTextContent(idle);
  });

  it('keeps the focus when a code is applied and removed, and announces it [UI-11, CART-10]', async () => {
    await showPage();
    await sendCode(screen.getByRole('textbox', { name: 'Discount code or voucher' }), 'WELCOME15');
    const off = await screen.findByRole('button', { name: 'Remove code' });
    const place = screen.getByRole('group', { name: 'Discount code or voucher' });
    expect(place).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('The code WELCOME15 is applied');
    await userEvent.tab();
    expect(off).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('textbox', { name: 'Discount code or voucher' });
    expect(place).toHaveFocus();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('does not move the focus for a code that was applied without the field [UI-11]', async () => {
    const test = await showPage();
    act(() => void test.store.dispatch(promo('WELCOME15')));
    await screen.findByRole('button', { name: 'Remove code' });
    expect(document.body).toHaveFocus();
  });

  it('dispatches the removal of a code, so that it may be brought back; not of a gift card (IDEA-16)', async () => {
    const test = await showPage(withCode(true));
    const stated = () => test.actions.filter(codeRemovalQueued.match);
    await userEvent.click(screen.getByRole('button', { name: 'Remove code' }));
    await test.settled();
    expect(stated()).toEqual([codeRemovalQueued({ promoCode: 'MINUS100' })]);
    createCartChanges(test.store, test.server.gateway).setPromoCode('');
    expect(stated()).toHaveLength(1);
  });

  it('takes the focus to the title of the empty cart when the last line goes [UI-11]', async () => {
    await showPage(makeCart({ items: [makeCartItem({ skuId: 2, product: boots })] }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Vinga boots' }));
    expect(screen.getByText('Your cart is empty')).toHaveFocus();
    expect(screen.getByRole('heading', { level: 1 })).toContainElement(screen.getByText('Your cart is empty'));
  });

  it('promises what the shop’s configuration promises, and nothing else [APP-13]', async () => {
    const promises = { returnDays: 30, serviceHours: '10.00–16.30' };
    await showPage(cart, { promises });
    expect(screen.getByText('30 days to change your mind')).toBeVisible();
    expect(screen.getByText('Customer service on weekdays 10.00–16.30')).toBeVisible();
    cleanup();
    await showPage();
    expect(screen.queryByText(/days to change|Customer service/)).toBeNull();
  });

  it('shows a business its amounts without VAT, and both totals', async () => {
    await showPage(cart, { vatIncluded: false });
    expect(screen.getByText('Total excluding VAT')).toBeVisible();
    expect(screen.getByText('Total including VAT')).toBeVisible();
    expect(lineOf('Solveig sneaker').getByText('958,40 kr.')).toBeVisible();
  });

  it('shows what the goods cost and the VAT on them, then what a gift card pays and what is left to pay, and removes the card [SHOP-2, CART-14]', async () => {
    const test = await showPage(paidPartlyCart);
    const sums = [...document.querySelectorAll('dl > div')].map((row) => row.textContent?.replaceAll('\u00a0', ' '));
    expect(sums.slice(-4)).toEqual([
      'Total178 kr.',
      'Of which VAT35,60 kr.',
      'Gift card or balance−100 kr.',
      'To pay78 kr.',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove gift card' }));
    await test.settled();
    expect(test.server.requests.at(-1)).toMatchObject({ operation: 'setCartPromoCode', variables: { promoCode: '' } });
  });

  it('shows the day on which the server says that all of it arrives', async () => {
    const { summary } = cart;
    await showPage({ ...cart, summary: { ...summary, shipping: { ...summary.shipping, arrivesOn: 'tors. 3. dec.' } } });
    expect(screen.getByText('Delivery').parentElement).toHaveTextContent('tors. 3. dec.');
  });

  it('shows what a customer’s own balance pays, without a button to remove it [CHK-19]', async () => {
    await showPage({ ...paidPartlyCart, hasGiftCard: false });
    expect(screen.getByText('Gift card or balance').parentElement).toHaveTextContent('−100 kr.');
    expect(screen.queryByRole('button', { name: /^Remove (gift card|code)$/ })).not.toBeInTheDocument();
  });

  it('leads a guest with a voucher to the login, and keeps what was typed [CHK-15]', async () => {
    const postedFailure = {
      failure: { kind: 'promo', rejection: 'needs-login', promoCode: 'voyadovoucher_1' },
      text: 'Log in to use your voucher.',
    } as const;
    await showPage(cart, { postedFailure, loginHref: '/?action=login' });
    const field = screen.getByRole('textbox', { name: 'Discount code or voucher' });
    expect(field).toHaveValue('voyadovoucher_1');
    expect(field).toHaveAccessibleDescription(/Log in to use your voucher/);
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/?action=login');
  });

  describe('with a voucher of the shopper', () => {
    const renderVouchers: CartPageProps['renderVouchers'] = ({ cart: { promoCode }, promo }) => (
      <>
        <button type="button" onClick={() => promo.setPromoCode('WELCOME15')}>
          Use
        </button>
        <button type="button" onClick={() => promo.setPromoCode('VOYADOVOUCHER_1')}>
          Use a used one
        </button>
        <output>{promo.rejected ? `${promo.rejected.promoCode} ${promo.rejected.reason}` : promoCode}</output>
      </>
    );

    it('applies it with one press, by the queue of the cart [LOY-09]', async () => {
      const test = await showPage(cart, { renderVouchers });
      await userEvent.click(screen.getByRole('button', { name: 'Use' }));
      await waitFor(() => expect(screen.getByText('WELCOME15', { selector: 'output' })).toBeVisible());
      expect(screen.getByRole('button', { name: 'Use' })).toHaveFocus();
      expect(test.server.requests.map(({ operation }) => operation)).toEqual(['setCartPromoCode']);
      expect(screen.getByText('The code WELCOME15 is applied')).toHaveAttribute('role', 'status');
    });

    it('leaves it to the voucher to show why it was rejected; a typed code is explained at its field [LOY-09]', async () => {
      await showPage(cart, { renderVouchers });
      await userEvent.click(screen.getByRole('button', { name: 'Use a used one' }));
      await waitFor(() => expect(screen.getByText('VOYADOVOUCHER_1 used')).toBeVisible());
      expect(screen.queryByText('This voucher has already been used.')).not.toBeInTheDocument();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      const field = screen.getByRole('textbox', { name: 'Discount code or voucher' });
      expect(field).toHaveValue('');
      await sendCode(field, 'ONCE');
      await waitFor(() => expect(field).toHaveAccessibleDescription('The code has already been used.'));
    });

    it('shows none without anything to buy', async () => {
      await showPage(null, { renderVouchers });
      expect(screen.queryByRole('button', { name: 'Use' })).not.toBeInTheDocument();
    });
  });

  it('shows a gift as one, with nothing to change about it [CART-12]', async () => {
    await showPage(giftCart);
    const gift = lineOf('Bomuldsstrømper med rib');
    expect(gift.getByText('Free')).toBeVisible();
    expect(gift.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Keep one/ })).not.toBeInTheDocument();
  });

  it('leads on from an empty cart, and leaves the focus where it is [UI-11]', async () => {
    await showPage(null);
    expect(screen.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See what is new' })).toHaveAttribute('href', '/nyheder');
    expect(document.body).toHaveFocus();
  });

  const formsOfLine = (skuId: string, quantity: string): readonly object[] => [
    { intent: 'update', itemId: `line-${skuId}`, skuId, quantity },
    { intent: 'remove', itemId: `line-${skuId}`, skuId },
  ];
  const codeForm = { intent: 'promo', promoCode: '' };
  it.each<[string, Cart, readonly object[]]>([
    ['each line and a code', cart, [...formsOfLine('1', '2'), ...formsOfLine('2', '3'), codeForm]],
    ['a gift card', paidPartlyCart, [...formsOfLine('1', '1'), codeForm, codeForm]],
  ])('has posted forms for %s without JavaScript, each with the key of the page [CART-07]', (_of, shown, fields) => {
    const html = renderToString(
      <InShop cart={shown}>
        <CartFormKeyContext value="page-1">
          <CartPage vatIncluded />
        </CartFormKeyContext>
      </InShop>,
    );
    const page = new DOMParser().parseFromString(html, 'text/html');
    const forms = [...page.querySelectorAll<HTMLFormElement>('form[method="post"][action="/cart"]')];
    expect(forms.map((form) => Object.fromEntries(new FormData(form)))).toEqual(
      fields.map((each) => ({ ...each, key: 'page-1' })),
    );
  });
});

describe('CartButton and MiniCart', () => {
  const both = (
    <>
      <CartButton />
      <MiniCart vatIncluded />
    </>
  );

  it('the bag counts units and opens the mini cart in place of the cart page [CART-13]', async () => {
    await show(createLoadedCart(cart), both);
    const bag = screen.getByRole('link', { name: 'Cart, 5 items' });
    expect(bag).toHaveAttribute('href', '/cart');
    await userEvent.click(bag);
    const panel = screen.getByRole('dialog', { name: 'Your cart' });
    expect(within(panel).getByRole('link', { name: 'Go to checkout' })).toHaveAttribute('href', '/kassen');
    expect(within(panel).getByText('You get free shipping')).toBeVisible();
    await userEvent.click(within(panel).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows in the popup how many are left when there cannot be so many [CART-08] (cart-002)', async () => {
    const test = createLoadedCart(cart);
    await show(test, both);
    act(() => addToCart(test.store, test.server.gateway, { skuId: 2, quantity: 1, product: boots }));
    const panel = await screen.findByRole('dialog', { name: 'Your cart' });
    expect(within(panel).getByRole('alert')).toHaveTextContent('Vinga boots was not added');
    expect(within(panel).getByRole('alert')).toHaveTextContent('Only 3 left, and you already have 3 in your cart.');
    expect(test.server.requests).toEqual([]);
  });
});

describe('a cart that the server does not return', () => {
  it('is never shown as empty: neither during retries nor when they have failed [CART-02]', async () => {
    const test = await showPage();
    act(() => void test.store.dispatch(cartSlice.actions.cartDetached('c1')));
    expect(screen.queryByText('Your cart is empty')).not.toBeInTheDocument();
    act(() => void test.store.dispatch(cartSlice.actions.cartLeftUnreachable('c2')));
    expect(screen.getByText('Your cart could not be updated')).toBeInTheDocument();
    expect(screen.queryByText('Your cart is empty')).not.toBeInTheDocument();
    act(() => void test.store.dispatch(cartSlice.actions.cartEmptied()));
    expect(screen.getByText('Your cart is empty')).toBeInTheDocument();
  });
});
