import { cartSlice } from '@lyng/cart';
import type { Slice } from '@reduxjs/toolkit';
import { customerTypeChanged, modalOpened } from '@lyng/feature';
import { loadLazySlices, openStore } from './testing/open-store.ts';

let lazySlices: readonly Slice[];
beforeAll(async () => void (lazySlices = await loadLazySlices()));

const openComplete = () => {
  const store = openStore();
  store.addSlices(lazySlices);
  return store;
};

describe('the store', () => {
  it('has the slices of the specification, and those that the shopper and the page need [APP-03]', () => {
    const specified =
      'auth avarda cart channel checkout contentpanel lastVisited list loading modal product quickshop snackbar voyado';
    const others = 'checkoutShopper consent customer favourites loyaltyShopper page recentSearches reviewer';
    expect(Object.keys(openComplete().getState()).sort()).toEqual(`${specified} ${others}`.split(' ').sort());
  });

  it('contains plain data only: it is transferred as text', () => {
    const state = openComplete().getState();
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });

  it('starts with the slices of a page’s first paint only', () => {
    const first = ['cart', 'channel', 'customer', 'favourites', 'page', 'product'];
    expect(Object.keys(openStore().getState()).sort()).toEqual(first);
  });

  it('is separate for each request [APP-01]', () => {
    const mine = openComplete();
    const before = JSON.stringify(mine.getState());
    const yours = openComplete();
    yours.dispatch(
      cartSlice.actions.cartAdopted({ cartId: '9f1b0f8e-0000-4000-8000-000000000001', detachedCartId: '' }),
    );
    yours.dispatch(customerTypeChanged('ORGANIZATION'));
    yours.dispatch(modalOpened('size-guide'));
    mine.dispatch({ type: 'anything' });
    expect(JSON.stringify(mine.getState())).toBe(before);
    expect(JSON.stringify(openStore().getState())).not.toContain('9f1b0f8e');
    expect(mine.addSlices).not.toBe(yours.addSlices);
  });

  it('injects lazy slices into itself alone [APP-01]', () => {
    openComplete();
    const other = openStore();
    other.dispatch({ type: 'anything' });
    expect(other.getState()).not.toHaveProperty('modal');
  });
});
