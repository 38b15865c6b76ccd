import { safeStorage } from '@lyng/browser';
import { combineSlices, configureStore, createListenerMiddleware, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { cartSlice } from '../cart-slice.ts';
import type { CartRootState } from '../cart-slice.ts';
import { createPromoLink } from './promo-link.ts';
import { applyLinkedCode, startPromoLink } from './start-promo-link.ts';
import type { PromoLinkPorts } from './start-promo-link.ts';

const { addedPanelOpened, cartAdopted, operationQueued, panelOpened } = cartSlice.actions;

/** The page that a test's shopper sees, as a host has it in its own slice. */
const pageSlice = createSlice({
  name: 'page',
  initialState: 'product',
  reducers: { pageShown: (_state, { payload }: PayloadAction<string>) => payload },
});
const { pageShown } = pageSlice.actions;

function openTab(search: string) {
  const ports: PromoLinkPorts<CartRootState & { readonly page: string }> = {
    link: createPromoLink(
      search,
      safeStorage(() => undefined),
    ),
    isPageShown: pageShown.match,
    isCartPage: ({ page }) => page === 'cart',
  };
  const effects = createListenerMiddleware<CartRootState & { readonly page: string }>();
  startPromoLink(effects.startListening, ports);
  const codes: string[] = [];
  effects.startListening({
    actionCreator: operationQueued,
    effect: ({ payload }) => void (payload.kind === 'set-promo-code' && codes.push(payload.promoCode)),
  });
  const store = configureStore({
    reducer: combineSlices(cartSlice, pageSlice),
    middleware: (defaults) => defaults().prepend(effects.middleware),
  });
  return { codes, ports, store };
}

const ownCart = cartAdopted({ cartId: 'one', detachedCartId: '' });

describe('the code of a link [promo-020]', () => {
  it.each([
    ['the page of the cart', pageShown('cart')],
    ['the panel of the cart', panelOpened()],
    ['the panel of an added product', addedPanelOpened(7)],
  ])('is applied once %s is shown, and only once', (_place, seen) => {
    const { codes, store } = openTab('?promoCode=WELCOME15');
    store.dispatch(ownCart);
    store.dispatch(pageShown('product'));
    expect(codes).toEqual([]);
    store.dispatch(seen);
    store.dispatch(pageShown('cart'));
    expect(codes).toEqual(['WELCOME15']);
  });

  it('waits for a cart that is created while it is shown', () => {
    const { codes, store } = openTab('?promoCode=WELCOME15');
    store.dispatch(pageShown('cart'));
    expect(codes).toEqual([]);
    store.dispatch(ownCart);
    expect(codes).toEqual(['WELCOME15']);
  });

  it('is applied to the cart of the first page without another event', () => {
    const { codes, ports, store } = openTab('?promoCode=WELCOME15');
    store.dispatch(ownCart);
    applyLinkedCode(store, ports);
    expect(codes).toEqual([]);
    const shown = { ...ports, isCartPage: () => true };
    applyLinkedCode(store, shown);
    applyLinkedCode(store, shown);
    expect(codes).toEqual(['WELCOME15']);
  });

  it('does nothing without a link', () => {
    const { codes, store } = openTab('');
    store.dispatch(ownCart);
    store.dispatch(pageShown('cart'));
    expect(codes).toEqual([]);
  });
});
