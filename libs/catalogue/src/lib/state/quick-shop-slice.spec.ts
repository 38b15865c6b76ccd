import { pageShown, shopEvent } from '@lyng/feature';
import { quickShopClosed, quickShopOpened, quickShopSlice } from './quick-shop-slice.ts';

const { reducer } = quickShopSlice;

describe('the quick shop', () => {
  it.each([
    ['the shopper', quickShopClosed()],
    ['a navigation', pageShown({ currentRouteName: 'product', currentPath: '/p/solveig' })],
    ['the cart’s panel', shopEvent('cart/panelOpened')(undefined)],
    ['what was added', shopEvent('cart/addedPanelOpened')(7)],
  ])('is closed by %s', (_name, action) => {
    expect(reducer(reducer(undefined, quickShopOpened('solveig')), action)).toEqual({ productAlias: null });
  });

  it('shows another product when it is open', () => {
    expect(reducer(reducer(undefined, quickShopOpened('solveig')), quickShopOpened('vinga'))).toEqual({
      productAlias: 'vinga',
    });
  });
});
