import { pageShown } from '@lyng/feature';
import { cartSlice } from '../state/cart-slice.ts';
import { openTab } from '../testing/open-tab.ts';
import { applyPromoLink, promoLinkToCart } from './promo-link-to-cart.ts';

const { addedPanelOpened, cartAdopted, operationQueued, panelOpened } = cartSlice.actions;

const linkOf = (code: string | null) => {
  let waiting = code;
  return { waiting: () => waiting, used: () => void (waiting = null) };
};

/** A tab that was opened with a code in its address, or with none. */
function openFor(code: string | null) {
  const { store, actions } = openTab((start) => promoLinkToCart(start, linkOf(code)));
  return { store, queued: () => actions.filter(({ type }) => type === operationQueued.type).length };
}

const ownCart = cartAdopted({ cartId: 'one', detachedCartId: '' });
const cartPage = pageShown({ currentRouteName: 'cart', currentPath: '/kurv' });
const productPage = pageShown({ currentRouteName: 'product', currentPath: '/p/vinga' });

describe('promo link to cart', () => {
  it.each([
    ['the page of the cart', cartPage],
    ['the panel of the cart', panelOpened()],
    ['the panel of an added product', addedPanelOpened(7)],
  ])('applies the code of a link once %s is shown, and only once [promo-020]', (_place, seen) => {
    const { store, queued } = openFor('WELCOME15');
    store.dispatch(ownCart);
    store.dispatch(productPage);
    expect(queued()).toBe(0);
    store.dispatch(seen);
    expect(queued()).toBe(1);
    store.dispatch(cartPage);
    expect(queued()).toBe(1);
    expect(store.getState().cart.pending).toMatchObject([{ kind: 'set-promo-code', promoCode: 'WELCOME15' }]);
  });

  it('waits for a cart to apply it to, and does nothing without a link [promo-020]', () => {
    const { store, queued } = openFor('WELCOME15');
    store.dispatch(cartPage);
    expect(queued()).toBe(0);
    store.dispatch(ownCart);
    expect(queued()).toBe(1);
    const plain = openFor(null);
    plain.store.dispatch(ownCart);
    plain.store.dispatch(cartPage);
    expect(plain.queued()).toBe(0);
  });

  it.each([
    ['cart', cartPage, 1],
    ['product', productPage, 0],
  ] as const)('at the start of a tab on the %s page is applied only where the cart is shown', (_name, page, times) => {
    const { store } = openTab(() => undefined, { cartId: 'one' });
    store.dispatch(page);
    const link = linkOf('WELCOME15');
    applyPromoLink(store, link);
    applyPromoLink(store, link);
    expect(store.getState().cart.pending).toHaveLength(times);
  });
});
