import { cartSlice } from '@lyng/cart';
import type { Middleware } from '@reduxjs/toolkit';
import { addLateSlices } from './shell/late-slices.ts';
import { marketsSet } from './shell/slices/channel-slice.ts';
import { customerTypeChanged } from './shell/slices/customer-slice.ts';
import { modalOpened } from './shell/slices/panel-slices.ts';
import { makeStore } from './store.ts';

/** Spec §3 Data stores. */
const specified = [
  'auth',
  'avarda',
  'cart',
  'channel',
  'checkout',
  'contentpanel',
  'events',
  'lastVisited',
  'list',
  'loading',
  'modal',
  'product',
  'quickshop',
  'snackbar',
  'voyado',
];

const openWhole = () => {
  const store = makeStore();
  addLateSlices(store);
  // A slice that is brought in takes its place with the next action.
  store.dispatch({ type: 'opened' });
  return store;
};

describe('the store', () => {
  it.each(specified)('has %s under its name [APP-03]', (name) => {
    expect(openWhole().getState()).toHaveProperty(name, expect.any(Object));
  });

  it('has no others beside them than what the shopper and the page bring [APP-03]', () => {
    expect(
      Object.keys(openWhole().getState())
        .filter((name) => !specified.includes(name))
        .sort(),
    ).toEqual(['consent', 'customer', 'favourites', 'page', 'recentSearches']);
  });

  it('holds plain data only: it crosses to the browser as text', () => {
    const state = openWhole().getState();
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });

  it('begins with what a page’s first paint reads, and no more', () => {
    expect(Object.keys(makeStore().getState()).sort()).toEqual([
      'cart',
      'channel',
      'customer',
      'favourites',
      'page',
      'product',
    ]);
  });

  it('keeps what has happened when the rest is brought in later, however often', () => {
    const store = makeStore();
    store.dispatch(customerTypeChanged('ORGANIZATION'));
    addLateSlices(store);
    store.dispatch(modalOpened('size-guide'));
    addLateSlices(store);
    store.dispatch({ type: 'later' });
    expect(store.getState()).toMatchObject({
      customer: { customerType: 'ORGANIZATION', vatIncluded: false },
      modal: { open: 'size-guide' },
    });
  });

  it('takes over what the server sent along', () => {
    const server = openWhole();
    server.dispatch(marketsSet({ marketAlias: 'fi', checkoutMarketAlias: 'fi', language: 'fi', currency: 'EUR' }));
    const { channel, customer, page } = server.getState();
    expect(makeStore({ channel, customer, page }).getState()).toMatchObject({ channel, customer, page });
  });

  it('is nobody else’s: what happens in one request is seen in no other [APP-01]', () => {
    const mine = openWhole();
    const before = JSON.stringify(mine.getState());
    const yours = openWhole();
    yours.dispatch(cartSlice.actions.cartAdopted({ cartId: '9f1b0f8e-0000-4000-8000-000000000001', givenUpId: '' }));
    yours.dispatch(customerTypeChanged('ORGANIZATION'));
    yours.dispatch(modalOpened('size-guide'));
    mine.dispatch({ type: 'anything' });
    expect(JSON.stringify(mine.getState())).toBe(before);
    expect(JSON.stringify(makeStore().getState())).not.toContain('9f1b0f8e');
    expect(mine.rootReducer).not.toBe(yours.rootReducer);
  });

  it('brings late stores into itself alone [APP-01]', () => {
    openWhole();
    const other = makeStore();
    other.dispatch({ type: 'anything' });
    expect(other.getState()).not.toHaveProperty('modal');
  });

  it('lets the middleware it is given see actions before all other', () => {
    const seen: unknown[] = [];
    const note: Middleware = () => (next) => (action) => {
      seen.push(typeof action);
      return next(action);
    };
    const store = makeStore(undefined, [note]);
    store.dispatch((() => undefined) as never);
    expect(seen).toEqual(['function']);
  });
});
