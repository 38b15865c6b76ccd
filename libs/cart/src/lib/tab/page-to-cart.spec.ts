import { marketsSet, pageShown, shopEvent } from '@lyng/feature';
import { screenNames } from '@lyng/routing/core';
import type { ScreenName } from '@lyng/routing/core';
import { cartSlice } from '../state/cart-slice.ts';
import { openTab } from '../testing/open-tab.ts';
import { pageToCart } from './page-to-cart.ts';

function show(...names: readonly ScreenName[]) {
  const { store, actions } = openTab(pageToCart);
  for (const currentRouteName of names) store.dispatch(pageShown({ currentRouteName, currentPath: '/' }));
  return { store, actions };
}

describe('page to cart', () => {
  it.each(screenNames.map((name) => [name, name.includes('checkout')] as const))(
    'on %s requests the provider’s shipping fees: %s [ROUTE-22]',
    (name, expected) => {
      expect(show('checkout', name).store.getState().cart.onCheckout).toBe(expected);
    },
  );

  it.each([
    ['a navigation', pageShown({ currentRouteName: 'product', currentPath: '/p/solveig' })],
    ['the quick shop', shopEvent('quickshop/quickShopOpened')('solveig')],
  ])('closes the cart’s panel with %s, as to a product recommended in it', (_name, action) => {
    const { store } = openTab(pageToCart);
    store.dispatch(cartSlice.actions.addedPanelOpened(7));
    expect(store.getState().cart.panel.open).toBe(true);
    store.dispatch(action);
    expect(store.getState().cart.panel).toEqual({ open: false });
  });

  it('uses the prices of the order’s market in the checkout, and the shop’s own elsewhere [CHK-16]', () => {
    const { store } = openTab(pageToCart);
    store.dispatch(marketsSet({ ...store.getState().channel, checkoutMarketAlias: 'se' }));
    const markets = (['checkout', 'home', 'checkout-confirm'] as const).map((currentRouteName) => {
      store.dispatch(pageShown({ currentRouteName, currentPath: '/' }));
      return store.getState().cart.market;
    });
    expect(markets).toEqual(['se', 'dk', 'se']);
  });

  it('changes nothing between the shop’s pages: the cart would be requested again', () => {
    const { actions } = show('home', 'category', 'product', 'checkout', 'checkout-confirm');
    expect(actions.map(({ type }) => type).filter((type) => type !== pageShown.type)).toEqual(['cart/checkoutEntered']);
  });
});
