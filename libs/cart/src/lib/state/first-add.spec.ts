import type { LocksLike } from '@lyng/browser';
import type { CommerceFailure } from '@lyng/commerce-client';
import { ok } from '@lyng/model';
import { makeCart, makeCartItem } from '@lyng/model/testing';
import { add, promo, set, turn, unitsOf } from '../testing/cart-operations.ts';
import { createCartServer } from '../testing/cart-server.ts';
import type { CartServer } from '../testing/cart-server.ts';
import { createTestCart } from '../testing/cart-store.ts';
import type { TestCart } from '../testing/cart-store.ts';
import { makeNetwork } from '../testing/test-network.ts';
import { cartSlice } from './cart-slice.ts';

const { cartAdopted, cartDetached, cartEmptied } = cartSlice.actions;

const down: CommerceFailure = { kind: 'unreachable' };
const rejected = (code: string, message = ''): CommerceFailure => ({ kind: 'rejected', code, message });

const sent = ({ requests }: CartServer) =>
  requests.map(({ operation, variables }) => `${operation} ${String(variables['id'])}`.trim());
const eventTypes = ({ actions }: TestCart) =>
  actions.map(({ type }) => type).filter((type) => type.startsWith('cart/event'));

/** One browser: its tabs share the cookie, and locks with one holder at a time. */
function openBrowser(hasLocks = true) {
  let cookie = '';
  let line: Promise<unknown> = Promise.resolve();
  const locks: LocksLike = { request: (_name, _options, work) => (line = line.then(work, work)) };
  return {
    saveCartId: (id: string) => void (cookie = id),
    readCartId: () => cookie,
    locks: hasLocks ? locks : undefined,
  };
}

/** A service that creates carts by `getCart` only. */
function refuseEmptyIds(server: CartServer, failure: CommerceFailure): void {
  server.intercept = ({ operation, variables }) =>
    operation === 'addToCart' && variables['id'] === '' ? failure : null;
}

/** Loses the first responses to requests without a cart id, and runs something meanwhile. */
function loseReplies(server: CartServer, times: number, meanwhile: () => void = () => undefined): void {
  let lost = 0;
  server.interceptReply = ({ operation, variables }) => {
    if (operation !== 'addToCart' || variables['id'] !== '' || lost === times) return null;
    lost += 1;
    meanwhile();
    return down;
  };
}

describe('the first product of a shopper without a cart', () => {
  it('makes the cart as well, in one request [PAIN-03]', async () => {
    const test = createTestCart();
    test.store.dispatch(add(7));
    const [operation] = test.store.getState().cart.pending;
    await test.settled();
    expect(test.server.requests).toMatchObject([
      { operation: 'addToCart', variables: { id: '' }, idempotencyKey: operation?.id },
    ]);
    expect([test.savedCartIds, unitsOf(test.server, 'cart-1')]).toEqual([['cart-1'], { 7: 1 }]);
    expect(test.store.getState().cart).toMatchObject({ cartId: 'cart-1', lastFailure: null });
    expect(eventTypes(test)).toEqual(['cart/event/itemAdded', 'cart/event/cartChanged']);
    expect(test.posted).toEqual([{ type: 'cart', data: { cartId: 'cart-1' } }]);
  });

  it('above the stock is rejected without another request, and makes no cart [CART-08]', async () => {
    const test = createTestCart();
    test.server.intercept = () => rejected('InsufficientStock');
    await test.run(add(7));
    expect(test.store.getState().cart.lastFailure).toMatchObject({
      operation: { skuId: 7 },
      failure: { kind: 'above-stock' },
    });
    test.server.intercept = () => null;
    await test.run(add(8));
    expect(sent(test.server)).toEqual(['addToCart', 'addToCart']);
    expect(unitsOf(test.server, 'cart-1')).toEqual({ 8: 1 });
  });

  it('counts once when its response is lost: it is sent again with the same key [CART-07]', async () => {
    const test = createTestCart();
    loseReplies(test.server, 1);
    await test.run(add(7));
    expect(sent(test.server)).toEqual(['addToCart', 'addToCart']);
    expect(new Set(test.server.requests.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect([test.delays, test.server.carts.size, unitsOf(test.server, 'cart-1')]).toEqual([[1000], 1, { 7: 1 }]);
  });

  it('waits for the network, and counts once when that goes while it is on its way [SHOP-3]', async () => {
    const network = makeNetwork();
    const test = createTestCart({}, createCartServer(), undefined, network);
    loseReplies(test.server, 3, network.goOffline);
    network.goOffline();
    test.store.dispatch(add(7));
    for (let times = 0; times < 4; times += 1) {
      await network.awaited();
      network.goOnline();
    }
    await test.settled();
    expect(sent(test.server)).toEqual(Array(4).fill('addToCart'));
    expect([test.server.carts.size, unitsOf(test.server, 'cart-1')]).toEqual([1, { 7: 1 }]);
    expect(test.store.getState().cart.lastFailure).toBeNull();
  });

  it.each([
    ['undoes a removal', set(7, 1)],
    ['is a promo code', promo('WELCOME15')],
  ])('is made by a request of its own where the first operation %s', async (_case, operation) => {
    const test = createTestCart();
    await test.run(operation);
    expect(sent(test.server)[0]).toBe('getCart');
    expect([test.savedCartIds, test.store.getState().cart.lastFailure]).toEqual([['cart-1'], null]);
  });

  it('goes into the detached cart that comes back [CART-02]', async () => {
    const test = createTestCart({}, createCartServer([makeCart({ id: 'mine', items: [makeCartItem({ skuId: 1 })] })]));
    await test.run(cartDetached('mine'), add(7));
    expect([test.store.getState().cart.cartId, unitsOf(test.server, 'mine')]).toEqual(['mine', { 1: 1, 7: 1 }]);
  });
});

describe('a service that makes no cart for a product', () => {
  it.each<[string, CommerceFailure]>([
    ['there is no such cart', rejected('CartNotFound')],
    ['something else', rejected('INTERNAL_SERVER_ERROR')],
    ['HTTP 400', { kind: 'refused', status: 400 }],
  ])('with "%s" gets it into a cart made before, and no empty id again', async (_case, failure) => {
    const test = createTestCart();
    refuseEmptyIds(test.server, failure);
    await test.run(add(7));
    expect(sent(test.server).slice(-2)).toEqual(['getCart', 'addToCart cart-1']);
    expect([test.savedCartIds, unitsOf(test.server, 'cart-1')]).toEqual([['cart-1'], { 7: 1 }]);
    expect(test.store.getState().cart.lastFailure).toBeNull();
    expect(eventTypes(test)).toEqual(['cart/event/itemAdded', 'cart/event/cartChanged']);
    // The service may have rejected the first key for good.
    const keys = test.server.requests.map(({ idempotencyKey }) => idempotencyKey);
    expect(keys.at(-1)).not.toBe(keys[0]);
    test.store.dispatch(cartEmptied());
    test.ports.saveCartId('');
    test.server.requests.length = 0;
    await test.run(add(8));
    expect(sent(test.server)).toEqual(['getCart', 'addToCart cart-2']);
    expect(unitsOf(test.server, 'cart-2')).toEqual({ 8: 1 });
  });

  it('may also respond without a cart and without an error', async () => {
    const server = createCartServer();
    const { gateway } = server;
    const mutate: typeof gateway.mutate = async (document, variables, options) =>
      (variables as { readonly id?: string }).id === ''
        ? (ok({ addToCart: null }) as never)
        : gateway.mutate(document, variables, options);
    const test = createTestCart({}, { ...server, gateway: { ...gateway, mutate } });
    await test.run(add(7));
    expect([sent(server), unitsOf(server, 'cart-1')]).toEqual([['getCart', 'addToCart cart-1'], { 7: 1 }]);
  });

  it('still rejects a product', async () => {
    const test = createTestCart();
    test.server.intercept = ({ operation }) => (operation === 'addToCart' ? rejected('UnknownSku') : null);
    await test.run(add(7));
    expect(test.store.getState().cart.lastFailure?.failure).toEqual({ kind: 'refused' });
  });
});

describe('two tabs without a cart', () => {
  const open = (hasLocks: boolean) => {
    const server = createCartServer();
    const browser = openBrowser(hasLocks);
    const tabs = [7, 8].map((skuId) => ({ skuId, tab: createTestCart({}, server, undefined, browser) }));
    const run = async () => {
      for (const { skuId, tab } of tabs) tab.store.dispatch(add(skuId));
      for (const { tab } of tabs) await tab.settled();
      return tabs.map(({ tab }) => tab.store.getState().cart.cartId);
    };
    return { server, browser, run };
  };

  it('that add at once make one cart: the second waits, and sends its product there [PAIN-01, PAIN-05]', async () => {
    const { server, browser, run } = open(true);
    server.intercept = () => turn().then(() => null);
    expect(await run()).toEqual(['cart-1', 'cart-1']);
    expect(sent(server)).toEqual(['addToCart', 'getCart cart-1', 'addToCart cart-1']);
    expect([browser.readCartId(), server.carts.size, unitsOf(server, 'cart-1')]).toEqual(['cart-1', 1, { 7: 1, 8: 1 }]);
  });

  it('end with one cart also where the browser has no locks [PAIN-01, PAIN-05]', async () => {
    const { server, browser, run } = open(false);
    server.intercept = () => turn().then(() => null);
    expect(await run()).toEqual(['cart-1', 'cart-1']);
    expect([browser.readCartId(), unitsOf(server, 'cart-1')]).toEqual(['cart-1', { 7: 1, 8: 1 }]);
  });

  it('fill the cart that the other tab names while a response is on its way [CART-16]', async () => {
    const server = createCartServer([makeCart({ id: 'another', items: [] })]);
    const test = createTestCart({}, server);
    server.interceptReply = ({ variables }) => {
      if (variables['id'] === '') test.receive({ type: 'cart', data: { cartId: 'another' } });
      return null;
    };
    await test.run(add(7));
    expect([test.savedCartIds, unitsOf(server, 'another')]).toEqual([['another'], { 7: 1 }]);
    expect(test.store.getState().cart).toMatchObject({ cartId: 'another', lastFailure: null });
  });
});

describe('a page that is left before its first product has a cart', () => {
  const leave = async (arrived: boolean) => {
    const test = createTestCart();
    test.server[arrived ? 'interceptReply' : 'intercept'] = () => new Promise(() => undefined);
    test.store.dispatch(add(7));
    await turn();
    test.server.intercept = test.server.interceptReply = () => null;
    return test;
  };

  it.each([[false], [true]])(
    'loses nothing and doubles nothing on reload (the request had arrived: %s) [CART-07]',
    async (arrived) => {
      const { server, storage } = await leave(arrived);
      const next = createTestCart({}, server, storage);
      await next.settled();
      expect([next.savedCartIds, server.carts.size, unitsOf(server, 'cart-1')]).toEqual([['cart-1'], 1, { 7: 1 }]);
    },
  );

  it('adds it to the cart that another tab has made since, although the server may have filled one [CART-07]', async () => {
    const { server, storage } = await leave(true);
    server.carts.set('another', makeCart({ id: 'another', items: [] }));
    const next = createTestCart({ cartId: 'another' }, server, storage);
    await next.settled();
    expect(next.store.getState().cart).toMatchObject({ cartId: 'another', lastFailure: null });
    expect(unitsOf(server, 'another')).toEqual({ 7: 1 });
  });

  it('does not double it when it comes back after the next page has sent it [CART-07, PAIN-04]', async () => {
    const network = makeNetwork();
    const server = createCartServer();
    const before = createTestCart({}, server, undefined, network);
    network.goOffline();
    before.store.dispatch(add(7));
    await network.awaited();
    const after = createTestCart({}, server, before.storage);
    await after.settled();
    before.store.dispatch(cartAdopted({ cartId: 'cart-1', detachedCartId: '' }));
    network.goOnline();
    await before.settled();
    expect(before.store.getState().cart).toMatchObject({ cartId: 'cart-1', lastFailure: null });
    expect([server.carts.size, unitsOf(server, 'cart-1')]).toEqual([1, { 7: 1 }]);
  });
});
