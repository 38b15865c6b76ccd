import { cartSlice } from '@lyng/cart';
import type { Middleware, Slice } from '@reduxjs/toolkit';
import { customerTypeChanged, marketsSet, modalOpened } from '@lyng/feature';
import { loadLazySlices, openStore } from './testing/open-store.ts';

/** The specification's data stores. */
const specified = [
  'auth',
  'avarda',
  'cart',
  'channel',
  'checkout',
  'contentpanel',
  'lastVisited',
  'list',
  'loading',
  'modal',
  'product',
  'quickshop',
  'snackbar',
  'voyado',
];

let lazySlices: readonly Slice[];
beforeAll(async () => void (lazySlices = await loadLazySlices()));

const openComplete = () => {
  const store = openStore();
  store.addSlices(lazySlices);
  return store;
};

describe('the store', () => {
  it.each(specified)('has %s under its name [APP-03]', (name) => {
    expect(openComplete().getState()).toHaveProperty(name, expect.any(Object));
  });

  it('has no others beside those that the shopper and the page need [APP-03]', () => {
    expect(
      Object.keys(openComplete().getState())
        .filter((name) => !specified.includes(name))
        .sort(),
    ).toEqual([
      'checkoutShopper',
      'consent',
      'customer',
      'favourites',
      'loyaltyShopper',
      'page',
      'recentSearches',
      'reviewer',
    ]);
  });

  it('contains plain data only: it is transferred as text', () => {
    const state = openComplete().getState();
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });

  it('starts with the slices of a page’s first paint only', () => {
    expect(Object.keys(openStore().getState()).sort()).toEqual([
      'cart',
      'channel',
      'customer',
      'favourites',
      'page',
      'product',
    ]);
  });

  it('keeps its state when the rest is injected, however often', () => {
    const store = openStore();
    store.dispatch(customerTypeChanged('ORGANIZATION'));
    store.addSlices(lazySlices);
    store.dispatch(modalOpened('size-guide'));
    store.addSlices(lazySlices);
    store.dispatch({ type: 'later' });
    expect(store.getState()).toMatchObject({
      customer: { customerType: 'ORGANIZATION', vatIncluded: false },
      modal: { open: 'size-guide' },
    });
  });

  it('starts from the server’s state', () => {
    const server = openComplete();
    server.dispatch(marketsSet({ marketAlias: 'fi', checkoutMarketAlias: 'fi', language: 'fi', currency: 'EUR' }));
    const { channel, customer, page } = server.getState();
    expect(openStore({ state: { channel, customer, page } }).getState()).toMatchObject({ channel, customer, page });
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

  it('passes actions to the given middleware', () => {
    const seen: unknown[] = [];
    const note: Middleware = () => (next) => (action) => {
      seen.push((action as { readonly type: string }).type);
      return next(action);
    };
    const store = openStore({ middleware: [note] });
    store.dispatch({ type: 'cart/opened' });
    expect(seen).toEqual(['cart/opened']);
  });
});
