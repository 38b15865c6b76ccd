import { configureStore } from '@reduxjs/toolkit';
import type { Middleware } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { createDeferredMiddleware } from './deferred-middleware.ts';

const bought = (what: string) => ({ type: 'bought', what });

/** A store that records what reaches its reducer, with deferred middleware in its chain. */
function openShop() {
  const reduced: string[] = [];
  const deferred = createDeferredMiddleware();
  const store = configureStore({
    reducer: (state: readonly string[] = [], action: { readonly type: string; readonly what?: string }) => {
      if (action.what === undefined) return state;
      reduced.push(action.what);
      return [...state, action.what];
    },
    middleware: (getDefault) =>
      getDefault({ immutableCheck: false, serializableCheck: false }).prepend(deferred.middleware),
    devTools: false,
  });
  const buy = (what: string) => store.dispatch(bought(what));
  return { store, deferred, reduced, buy };
}

/** Middleware that records the actions it receives, prefixed with its name. */
function listener(name = '', received: string[] = []) {
  const middleware: Middleware = () => (next) => (action) => {
    received.push(name + (action as ReturnType<typeof bought>).what);
    return next(action);
  };
  return { received, middleware };
}

describe('createDeferredMiddleware', () => {
  it('does not replay them for middleware that is attached second', () => {
    const { deferred, buy } = openShop();
    buy('shoes');
    deferred.attach([]);
    const second = listener();
    deferred.attach([second.middleware]);
    expect(second.received).toEqual([]);
  });

  it('runs several in the given order', () => {
    const { deferred, buy } = openShop();
    const order: string[] = [];
    buy('shoes');
    deferred.attach(['first ', 'second '].map((name) => listener(name, order).middleware));
    buy('hat');
    expect(order).toEqual(['first shoes', 'second shoes', 'first hat', 'second hat']);
  });

  it('lets middleware react to replayed actions: the reaction is reduced and passed on once', () => {
    const { deferred, buy, store } = openShop();
    buy('shoes');
    const { received, middleware } = listener();
    const laces: Middleware =
      ({ dispatch }) =>
      (next) =>
      (action) => {
        const result = next(action);
        if ((action as ReturnType<typeof bought>).what === 'shoes') dispatch(bought('laces'));
        return result;
      };
    deferred.attach([middleware, laces]);
    expect(store.getState()).toEqual(['shoes', 'laces']);
    expect(received).toEqual(['shoes', 'laces']);
  });

  it('returns the same result of a dispatch, before and after', () => {
    const { deferred, buy } = openShop();
    expect(buy('shoes')).toEqual(bought('shoes'));
    deferred.attach([listener().middleware]);
    expect(buy('hat')).toEqual(bought('hat'));
  });

  it('lets attached middleware stop an action', () => {
    const { deferred, buy, reduced } = openShop();
    deferred.attach([() => () => () => undefined]);
    buy('shoes');
    expect(reduced).toEqual([]);
  });

  it('records at most two hundred actions, in case its code never loads', () => {
    const { deferred, buy, reduced } = openShop();
    for (let index = 0; index < 250; index += 1) buy(String(index));
    const { received, middleware } = listener();
    deferred.attach([middleware]);
    expect(received).toHaveLength(200);
    expect(received.at(0)).toBe('0');
    expect(reduced).toHaveLength(250);
  });

  it('throws when attached before the store exists', () => {
    expect(() => createDeferredMiddleware().attach([])).toThrow(/Make the store first/);
  });

  it('replays and reduces everything exactly once, in order, whenever it is attached', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 60 }), fc.nat(60), (things, after) => {
        const { deferred, buy, reduced } = openShop();
        const { received, middleware } = listener();
        things.slice(0, after).forEach(buy);
        deferred.attach([middleware]);
        things.slice(after).forEach(buy);
        expect(received).toEqual(things);
        expect(reduced).toEqual(things);
      }),
    );
  });
});
