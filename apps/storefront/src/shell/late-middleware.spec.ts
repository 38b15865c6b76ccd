import { cartSlice, createCartListeners, initialCartState, removalUndone } from '@lyng/cart';
import { createCartServer, createTestCart } from '@lyng/cart/testing';
import { makeCart, makeCartItem, makeProductSummary, makeSku } from '@lyng/model/testing';
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import type { Middleware } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { createLateMiddleware } from './late-middleware.ts';

const bought = (what: string) => ({ type: 'bought', what });

/** A store that notes what reaches its reducer, with a late place in its chain. */
function openShop() {
  const reduced: string[] = [];
  const late = createLateMiddleware();
  const store = configureStore({
    reducer: (state: readonly string[] = [], action: { readonly type: string; readonly what?: string }) => {
      if (action.what === undefined) return state;
      reduced.push(action.what);
      return [...state, action.what];
    },
    middleware: (getDefault) =>
      getDefault({ immutableCheck: false, serializableCheck: false }).prepend(late.middleware),
    devTools: false,
  });
  const buy = (what: string) => store.dispatch(bought(what));
  return { store, late, reduced, buy };
}

/** Middleware that notes under its name what it is told. */
function listener(name = '') {
  const told: string[] = [];
  const middleware: Middleware = () => (next) => (action) => {
    told.push(name + (action as ReturnType<typeof bought>).what);
    return next(action);
  };
  return { told, middleware };
}

describe('createLateMiddleware', () => {
  it('tells early actions once and in their order, and reduces each of them once', () => {
    const { late, buy, reduced } = openShop();
    buy('shoes');
    buy('hat');
    const { told, middleware } = listener();
    late.attach([middleware]);
    buy('coat');
    expect(told).toEqual(['shoes', 'hat', 'coat']);
    expect(reduced).toEqual(['shoes', 'hat', 'coat']);
  });

  it('tells nothing twice to who comes second', () => {
    const { late, buy } = openShop();
    buy('shoes');
    late.attach([]);
    const second = listener();
    late.attach([second.middleware]);
    expect(second.told).toEqual([]);
  });

  it('runs several in the order in which they were given', () => {
    const { late, buy } = openShop();
    const order: string[] = [];
    const note =
      (name: string): Middleware =>
      () =>
      (next) =>
      (action) => {
        order.push(`${name} ${(action as ReturnType<typeof bought>).what}`);
        return next(action);
      };
    buy('shoes');
    late.attach([note('first'), note('second')]);
    buy('hat');
    expect(order).toEqual(['first shoes', 'second shoes', 'first hat', 'second hat']);
  });

  it('lets who is told of the past act on it: the reaction is reduced once and told like any other', () => {
    const { late, buy, store } = openShop();
    buy('shoes');
    const { told, middleware } = listener();
    const laces: Middleware =
      ({ dispatch }) =>
      (next) =>
      (action) => {
        const result = next(action);
        if ((action as ReturnType<typeof bought>).what === 'shoes') dispatch(bought('laces'));
        return result;
      };
    late.attach([middleware, laces]);
    expect(store.getState()).toEqual(['shoes', 'laces']);
    expect(told).toEqual(['shoes', 'laces']);
  });

  it('answers a dispatch as without it, before and after', () => {
    const { late, buy } = openShop();
    expect(buy('shoes')).toEqual(bought('shoes'));
    late.attach([listener().middleware]);
    expect(buy('hat')).toEqual(bought('hat'));
  });

  it('lets what comes later hold an action back', () => {
    const { late, buy, reduced } = openShop();
    late.attach([() => () => () => undefined]);
    buy('shoes');
    expect(reduced).toEqual([]);
  });

  it('remembers no more than two hundred: the late code may never come', () => {
    const { late, buy, reduced } = openShop();
    for (let index = 0; index < 250; index += 1) buy(String(index));
    const { told, middleware } = listener();
    late.attach([middleware]);
    expect(told).toHaveLength(200);
    expect(told.at(0)).toBe('0');
    expect(reduced).toHaveLength(250);
  });

  it('refuses to be filled before the store is made', () => {
    expect(() => createLateMiddleware().attach([])).toThrow(/Make the store first/);
  });

  it('tells the cart of the past after what earlier pages have left on their way: none of that is lost [CART-07]', async () => {
    const server = createCartServer([makeCart({ id: 'mine', items: [makeCartItem({ skuId: 1, quantity: 2 })] })]);
    const { ports } = createTestCart({ cartId: 'mine' }, server);
    const removal = { kind: 'set-quantity', id: 'left-before', line: { itemId: null, skuId: 1 }, quantity: 0 };
    ports.storage.write('cart-pending', JSON.stringify({ at: ports.now(), sendingId: null, operations: [removal] }));
    const late = createLateMiddleware();
    const store = configureStore({
      reducer: combineSlices(cartSlice),
      preloadedState: { cart: initialCartState({ cartId: 'mine' }) },
      middleware: (defaults) => defaults().prepend(late.middleware),
    });
    // Told of it, the cart's effects state an intent and keep the log anew.
    store.dispatch(removalUndone({ skuId: 7, quantity: 3, product: { ...makeProductSummary(), skus: [makeSku(7)] } }));
    const cart = createCartListeners(ports);
    cart.resume(store);
    late.attach([cart.middleware]);
    do await new Promise((resolve) => setImmediate(resolve));
    while (store.getState().cart.pending.length > 0);
    expect(server.carts.get('mine')?.items.map(({ skuId, quantity }) => [skuId, quantity])).toEqual([[7, 3]]);
  });

  describe('properties', () => {
    it('whenever it is filled, everything is told and reduced exactly once, in order', () => {
      fc.assert(
        fc.property(fc.array(fc.string(), { maxLength: 60 }), fc.nat(60), (things, after) => {
          const { late, buy, reduced } = openShop();
          const { told, middleware } = listener();
          const cut = Math.min(after, things.length);
          things.slice(0, cut).forEach(buy);
          late.attach([middleware]);
          things.slice(cut).forEach(buy);
          expect(told).toEqual(things);
          expect(reduced).toEqual(things);
        }),
      );
    });
  });
});
