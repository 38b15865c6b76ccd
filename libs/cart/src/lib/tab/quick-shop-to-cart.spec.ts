import { shopEvent } from '@lyng/feature';
import { cartSlice } from '../state/cart-slice.ts';
import { openTab } from '../testing/open-tab.ts';
import { quickShopToCart } from './quick-shop-to-cart.ts';

describe('quick shop to cart', () => {
  it('closes the cart’s panel when the quick shop opens', () => {
    const { store } = openTab(quickShopToCart);
    store.dispatch(cartSlice.actions.addedPanelOpened(7));
    store.dispatch(shopEvent('quickshop/quickShopOpened')('solveig'));
    expect(store.getState().cart.panel.open).toBe(false);
  });
});
