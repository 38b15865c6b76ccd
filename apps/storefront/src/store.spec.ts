import type { Slice } from '@reduxjs/toolkit';
import { loadLazySlices, openStore } from './testing/open-store.ts';

let lazySlices: readonly Slice[];
beforeAll(async () => void (lazySlices = await loadLazySlices()));

const completeState = () => {
  const store = openStore();
  store.addSlices(lazySlices);
  return store.getState();
};

describe('the store', () => {
  it('has the slices of the specification but for events, and those that the shopper and the page need [APP-03]', () => {
    const specified =
      'auth avarda cart channel checkout contentpanel lastVisited list loading modal product quickshop snackbar voyado';
    const others = 'checkoutShopper consent customer favourites loyaltyShopper page recentSearches reviewer';
    expect(Object.keys(completeState()).sort()).toEqual(`${specified} ${others}`.split(' ').sort());
  });

  it('contains plain data only: it is transferred as text', () => {
    const state = completeState();
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });

  it('starts with the slices of a page’s first paint only', () => {
    const first = ['cart', 'channel', 'customer', 'favourites', 'page', 'product'];
    expect(Object.keys(openStore().getState()).sort()).toEqual(first);
  });
});
