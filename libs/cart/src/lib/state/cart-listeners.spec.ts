import fc from 'fast-check';
import { safeStorage } from '@lyng/browser';
import type { CommerceFailure } from '@lyng/commerce-client';
import { fuzzRuns, makeCart, makeCartItem, makeProductSummary, makeSku, makeStock } from '@lyng/model/testing';
import { replay } from '../core/replay.ts';
import { createCartServer } from '../testing/cart-server.ts';
import { add, promo, set, turn, unitsOf } from '../testing/cart-operations.ts';
import { createTestCart } from '../testing/cart-store.ts';
import type { TestCart } from '../testing/cart-store.ts';
import { makeNetwork } from '../testing/test-network.ts';
import { readCart } from '../wire/cached-cart.ts';
import { createCartChanges } from './cart-changes.ts';
import { cartReloadRequested } from './cart-events.ts';
import { createCartListeners } from './cart-listeners.ts';
import type { PageEvents } from './cart-listeners.ts';
import { PENDING_KEY, persistEarlyOperations } from './persist-early-operations.ts';
import type { LeftPage } from './persist-early-operations.ts';
import { cartReference, cartSlice } from './cart-slice.ts';
import { undoRemoval } from './removal-events.ts';

const stored = makeCart({ id: 'mine', items: [makeCartItem({ skuId: 1, quantity: 2 })] });
const down: CommerceFailure = { kind: 'unreachable' };

const shown = ({ store, server }: TestCart) => {
  const { cart } = store.getState();
  const view = replay(readCart(server.gateway, cartReference(cart)), cart.pending);
  return Object.fromEntries(view.lines.map((line) => [line.reference.skuId, line.quantity]));
};

async function openCart(server = createCartServer([stored])): Promise<TestCart> {
  const test = createTestCart({ cartId: 'mine' }, server);
  await test.run(cartReloadRequested());
  test.actions.length = 0;
  return test;
}

const openPage = () => new EventTarget() as EventTarget & PageEvents;
const showAgain = (page: EventTarget, persisted = true) =>
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

const types = ({ actions }: TestCart) =>
  actions.map(({ type }) => type).filter((type) => String(type).startsWith('cart/event'));

describe('an operation', () => {
  it('is shown before the server has responded, and stays when it has [CART-07, PAIN-03]', async () => {
    const test = await openCart();
    test.store.dispatch(add(7));
    expect(shown(test)).toEqual({ 1: 2, 7: 1 });
    await test.settled();
    expect(shown(test)).toEqual({ 1: 2, 7: 1 });
    expect(unitsOf(test.server, 'mine')).toEqual({ 1: 2, 7: 1 });
    expect(types(test)).toEqual(['cart/event/itemAdded', 'cart/event/cartChanged']);
  });

  it.each([
    [true, 0],
    [false, 1],
  ])('announces no cart that is as before (default shipping: %s) [CART-05, CART-06]', async (isDefault, told) => {
    const shipping = { ...stored.summary.shipping, isDefault };
    const test = await openCart(createCartServer([{ ...stored, summary: { ...stored.summary, shipping } }]));
    await test.run(set(1, 2));
    expect([types(test).length, test.posted.length]).toEqual([told, told]);
  });

  it('is taken back when it is rejected, and the failure names it [CART-07]', async () => {
    const test = await openCart();
    test.server.intercept = ({ operation }) =>
      operation === 'addToCart' ? { kind: 'rejected', code: 'InsufficientStock', message: '' } : null;
    await test.run(add(7), set(1, 3));
    expect(shown(test)).toEqual({ 1: 3 });
    expect(test.store.getState().cart.lastFailure).toMatchObject({
      operation: { kind: 'add', skuId: 7 },
      failure: { kind: 'above-stock' },
    });
  });

  it('waits while there is no network, is shown, and is sent when there is one [SHOP-3]', async () => {
    const network = makeNetwork();
    const test = createTestCart({ cartId: 'mine' }, createCartServer([stored]), undefined, network);
    network.goOffline();
    test.store.dispatch(add(7));
    test.store.dispatch(add(8));
    await network.awaited();
    expect(test.server.requests).toEqual([]);
    expect(test.store.getState().cart).toMatchObject({ lastFailure: null, pending: [{ skuId: 7 }, { skuId: 8 }] });
    network.goOnline();
    await test.settled();
    expect(unitsOf(test.server, 'mine')).toEqual({ 1: 2, 7: 1, 8: 1 });
  });

  it('goes to a new cart when the old one has become an order', async () => {
    const test = await openCart();
    test.server.carts.set('mine', { ...stored, isCompleted: true });
    await test.run(add(7));
    expect(test.store.getState().cart.cartId).toBe('cart-2');
    expect(unitsOf(test.server, 'cart-2')).toEqual({ 7: 1 });
    expect(test.savedCartIds).toEqual(['', 'cart-2']);
  });

  it('waits for the one before it: requests never overlap [PAIN-01]', async () => {
    const test = await openCart();
    let open = 0;
    let maxOpen = 0;
    test.server.intercept = async () => {
      maxOpen = Math.max(maxOpen, (open += 1));
      await turn();
      return null;
    };
    test.server.interceptReply = () => {
      open -= 1;
      return null;
    };
    for (const intent of [add(7), set(1, 5), add(8), set(7, 0), add(1), promo('WELCOME15')])
      test.store.dispatch(intent);
    test.store.dispatch(cartReloadRequested());
    expect(shown(test)).toEqual({ 1: 6, 8: 1 });
    await test.settled();
    expect(maxOpen).toBe(1);
    expect(unitsOf(test.server, 'mine')).toEqual({ 1: 6, 8: 1 });
  });

  it('sends one or two requests however often a stepper is pressed', async () => {
    const test = await openCart();
    for (let quantity = 3; quantity <= 12; quantity += 1) test.store.dispatch(set(1, quantity));
    await test.settled();
    expect(test.server.requests.filter(({ operation }) => operation === 'updateCartItem').length).toBeLessThanOrEqual(
      2,
    );
    expect(unitsOf(test.server, 'mine')).toEqual({ 1: 12 });
  });

  it('reports how many there are, by the newest stock of the server [CART-08]', async () => {
    const sku = makeSku(1, '38', makeStock(3));
    const held = makeCartItem({ skuId: 1, quantity: 2, product: { ...makeProductSummary(), skus: [sku] } });
    const test = await openCart(createCartServer([makeCart({ id: 'mine', items: [held] })]));
    test.server.intercept = ({ operation }) =>
      operation === 'getCart' ? null : { kind: 'rejected', code: 'InsufficientStock', message: '' };
    await test.run(add(1, 2));
    expect(test.store.getState().cart.lastFailure?.failure).toEqual({
      kind: 'quantity',
      rejection: { kind: 'above-stock-with-cart', stock: 3, quantity: 2 },
    });
    await test.run(set(1, 4));
    expect(test.store.getState().cart.lastFailure?.failure).toEqual({
      kind: 'quantity',
      rejection: { kind: 'above-stock', stock: 3 },
    });
  });

  it('dispatches that a promo code was applied and removed', async () => {
    const test = await openCart();
    await test.run(promo('WELCOME15'));
    await test.run(promo(''));
    expect(types(test).filter((type) => String(type).includes('promo'))).toEqual([
      'cart/event/promoApplied',
      'cart/event/promoRemoved',
    ]);
  });
});

describe('loading', () => {
  it.each([true, false])(
    'requests the shipping provider’s fees in the checkout only: %s [API-08]',
    async (onCheckout) => {
      const test = createTestCart({ cartId: 'mine', onCheckout }, createCartServer([stored]));
      await test.run(cartReloadRequested());
      expect(test.server.requests[0]?.variables).toMatchObject({ allowExternalShippingFee: onCheckout });
    },
  );

  it('tries again after 1 s, five times, each time detaching cart and cookie [CART-02, CART-03]', async () => {
    const server = createCartServer([stored]);
    server.intercept = () => down;
    const test = createTestCart({ cartId: 'mine' }, server);
    await test.run(cartReloadRequested());
    expect(test.delays).toEqual([1000, 1000, 1000, 1000, 1000]);
    expect(test.savedCartIds).toEqual(['', '', '', '', '', 'mine']);
    expect(types(test)).toEqual(Array(5).fill('cart/event/cartReset'));
    expect(test.store.getState().cart).toMatchObject({ cartId: 'mine', unreachable: true });
  });

  it('drops a cart that the server does not know, and creates a new one with its own cookie (cart-014)', async () => {
    const test = createTestCart({ cartId: 'lost' }, createCartServer());
    await test.run(cartReloadRequested());
    expect(test.store.getState().cart).toMatchObject({ cartId: 'cart-1', detachedCartId: '' });
    expect(test.savedCartIds.at(-1)).toBe('cart-1');
    expect(test.delays).toEqual([]);
  });

  it('adopts no new cart while the state of the old one is unknown, however the server fails, and finds it again [CART-02, CART-03] (cart-013)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 14 }), async (responded) => {
        const server = createCartServer([stored]);
        const plan = [...responded];
        server.intercept = () => (plan.shift() === false ? down : null);
        const test = createTestCart({ cartId: 'mine' }, server);
        await test.run(cartReloadRequested());
        expect(test.store.getState().cart.cartId).toBe('mine');
        expect(test.savedCartIds.at(-1) ?? 'mine').toBe('mine');
        expect(test.delays.length).toBeLessThanOrEqual(5);
        plan.length = 0;
        await test.run(cartReloadRequested());
        expect(test.store.getState().cart).toMatchObject({ cartId: 'mine', detachedCartId: '', unreachable: false });
        expect(shown(test)).toEqual({ 1: 2 });
      }),
      { numRuns: fuzzRuns(1000) },
    );
  });

  it('leaves the id in the cookie for the next page when this one is left while the cart is detached [CART-02]', async () => {
    const server = createCartServer([stored]);
    const test = createTestCart({ cartId: 'mine' }, server);
    const page = openPage();
    createCartListeners(test.ports).followPageReturn(page, test.store);
    server.intercept = () => {
      if (test.store.getState().cart.cartId === '') page.dispatchEvent(new Event('pagehide'));
      return down;
    };
    await test.run(cartReloadRequested());
    expect(test.savedCartIds.slice(0, 2)).toEqual(['', 'mine']);
  });
});

it.each([
  [true, { 9: 1 }],
  [false, { 1: 2 }],
])('a page that is shown again (out of the back-forward cache: %s) shows %j [PAIN-04]', async (persisted, lines) => {
  const test = await openCart();
  const page = openPage();
  createCartListeners(test.ports).followPageReturn(page, test.store);
  test.server.carts.set('mine', makeCart({ id: 'mine', items: [makeCartItem({ skuId: 9 })] }));
  showAgain(page, persisted);
  await test.settled();
  expect(shown(test)).toEqual(lines);
});

it.each([[''], ['mine']])(
  'a page of cart "%s" that comes out of the back-forward cache takes the cart that the cookie holds by then [PAIN-04]',
  async (cartId) => {
    const others = makeCart({ id: 'others', items: [makeCartItem({ skuId: 9 })] });
    const test = createTestCart({ cartId }, createCartServer([makeCart({ id: 'mine', items: [] }), others]));
    const page = openPage();
    createCartListeners(test.ports).followPageReturn(page, test.store);
    test.ports.saveCartId('others');
    showAgain(page);
    await test.settled();
    expect(shown(test)).toEqual({ 9: 1 });
  },
);

it('a cart that is stopped no longer listens to its page', async () => {
  const test = await openCart();
  const page = openPage();
  createCartListeners(test.ports).followPageReturn(page, test.store)();
  showAgain(page);
  await test.settled();
  expect(test.actions).toEqual([]);
});

describe('a page that is left with operations in flight', () => {
  /** The page is closed in the middle of a request; `arrived` decides whether the server has received it. */
  const leave = async (arrived: boolean, ...intents: readonly ReturnType<typeof add | typeof set | typeof promo>[]) => {
    const test = await openCart();
    test.server[arrived ? 'interceptReply' : 'intercept'] = () => new Promise(() => undefined);
    for (const each of intents) test.store.dispatch(each);
    await turn();
    test.server.intercept = test.server.interceptReply = () => null;
    return test;
  };

  it.each([[false], [true]])(
    'loses nothing and doubles nothing on reload (the request had arrived: %s) [CART-07]',
    async (arrived) => {
      const { server, storage } = await leave(arrived, add(7, 2), set(1, 5));
      const next = createTestCart({ cartId: 'mine' }, server, storage);
      expect(shown(next)).toMatchObject({ 7: 2 });
      await next.settled();
      expect(unitsOf(server, 'mine')).toEqual({ 1: 5, 7: 2 });
      const third = createTestCart({ cartId: 'mine' }, server, storage);
      expect(third.store.getState().cart.pending).toEqual([]);
    },
  );

  it('does not replace what may still arrive by a later operation [CART-07]', async () => {
    const { server, storage } = await leave(true, set(1, 5));
    const next = createTestCart({ cartId: 'mine' }, server, storage);
    next.store.dispatch(set(1, 6));
    expect(next.store.getState().cart.pending).toHaveLength(2);
    await next.settled();
    expect(unitsOf(server, 'mine')).toEqual({ 1: 6 });
  });

  it('hands over to the previous page when that comes out of the back-forward cache [CART-07, PAIN-04]', async () => {
    const before = await openCart();
    const page = openPage();
    createCartListeners(before.ports).followPageReturn(page, before.store);
    const after = createTestCart({ cartId: 'mine' }, before.server, before.storage);
    before.server.intercept = () => new Promise(() => undefined);
    after.store.dispatch(add(7));
    await turn();
    before.server.intercept = () => null;
    showAgain(page);
    await before.settled();
    expect(unitsOf(before.server, 'mine')).toEqual({ 1: 2, 7: 1 });
  });

  it('does not count twice what went to another cart, because the old one had become an order [CART-07]', async () => {
    const test = await openCart();
    test.server.carts.set('mine', { ...stored, isCompleted: true });
    test.server.interceptReply = ({ operation, variables }) =>
      operation === 'addToCart' && variables['id'] !== 'mine' ? new Promise(() => undefined) : null;
    test.store.dispatch(add(7));
    await turn();
    test.server.interceptReply = () => null;
    const next = createTestCart({ cartId: 'cart-2' }, test.server, test.storage);
    await next.settled();
    expect([next.store.getState().cart.cartId, test.server.carts.size]).toEqual(['cart-2', 2]);
    expect(unitsOf(test.server, 'cart-2')).toEqual({ 7: 1 });
  });

  it('loses nothing either when it, and the ones after it, are left before their listeners are loaded [CART-07]', async () => {
    const server = createCartServer([stored]);
    const texts = new Map<string, string>();
    const sessionStorage = {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => void texts.set(key, text),
      removeItem: (key: string) => void texts.delete(key),
    } as Storage;
    const { reducer } = cartSlice;
    const mine = reducer(undefined, cartSlice.actions.cartAdopted({ cartId: 'mine', detachedCartId: '' }));
    jest.spyOn(Date, 'now').mockReturnValue(900_000);
    const leaveEarly = (...intents: readonly ReturnType<typeof add | typeof set>[]) => {
      const page = Object.assign(new EventTarget(), { sessionStorage }) as EventTarget & LeftPage;
      const cart = intents.reduce(reducer, mine);
      persistEarlyOperations(page, { getState: () => ({ cart }) });
      page.dispatchEvent(new Event('pagehide'));
      return page;
    };
    leaveEarly();
    expect(texts.size).toBe(0);
    leaveEarly(set(1, 0));
    // Out of the back-forward cache and left again: still one operation each.
    leaveEarly(add(7, 2), set(1, 3)).dispatchEvent(new Event('pagehide'));
    leaveEarly(set(1, 1));
    const next = createTestCart(
      { cartId: 'mine' },
      server,
      safeStorage(() => sessionStorage),
    );
    expect(next.store.getState().cart.pending).toHaveLength(4);
    await next.settled();
    expect([unitsOf(server, 'mine'), texts.size]).toEqual([{ 1: 1, 7: 2 }, 0]);
  });

  it('has one log once its listeners are loaded, whatever the first load has added [CART-07]', async () => {
    const test = await leave(false, add(7));
    const page = openPage();
    const early = test.storage.read(PENDING_KEY) ?? '';
    createCartListeners(test.ports).followPageReturn(page, test.store);
    test.storage.write(PENDING_KEY, `${early},${early}`);
    page.dispatchEvent(new Event('pagehide'));
    expect(test.storage.read(PENDING_KEY)).toBe(early);
  });

  it('leaves nothing behind when the cart is detached for good: the next shopper may be another [CART-16]', async () => {
    const { server, storage, store, settled } = await leave(false, add(7));
    store.dispatch(cartSlice.actions.cartEmptied());
    await settled();
    expect(createTestCart({ cartId: 'mine' }, server, storage).store.getState().cart.pending).toEqual([]);
  });
});

describe('a removal', () => {
  const product = { ...makeProductSummary(), skus: [makeSku(1)] };

  it('is undone: the line comes back with the units that it had, however often the button is pressed [CART-07]', async () => {
    const test = await openCart();
    test.store.dispatch(set(1, 0));
    test.store.dispatch(undoRemoval({ skuId: 1, quantity: 2, product }));
    test.store.dispatch(undoRemoval({ skuId: 1, quantity: 2, product }));
    expect(shown(test)).toEqual({ 1: 2 });
    await test.settled();
    expect(unitsOf(test.server, 'mine')).toEqual({ 1: 2 });
  });

  it('dispatches at once what was taken out, for the undo', async () => {
    const test = await openCart();
    createCartChanges(test.store, test.server.gateway).setQuantity({ itemId: null, skuId: 1 }, 0);
    expect(test.actions[0]).toMatchObject({ type: 'cart/event/removalStated', payload: { skuId: 1, quantity: 2 } });
  });
});

describe('other tabs', () => {
  it('are notified of a change, and are followed without an echo [CART-04]', async () => {
    const test = await openCart();
    await test.run(add(7));
    expect(test.posted).toEqual([{ type: 'cart', data: { cartId: 'mine' } }]);
    test.server.carts.set('mine', makeCart({ id: 'mine', items: [makeCartItem({ skuId: 9 })] }));
    test.receive({ type: 'cart', data: { cartId: 'mine' } });
    await test.settled();
    expect(shown(test)).toEqual({ 9: 1 });
    expect(test.posted).toHaveLength(1);
  });

  it.each([[null], ['cart'], [{ type: 'auth' }], [{ type: 'cart' }], [{ type: 'cart', data: { cartId: '<x>' } }]])(
    'are ignored when they post %j',
    async (message) => {
      const test = await openCart();
      const requestCount = test.server.requests.length;
      test.receive(message);
      await test.settled();
      expect(test.server.requests).toHaveLength(requestCount);
    },
  );
});

describe('properties', () => {
  const intent = fc.oneof(
    fc.record({
      kind: fc.constant('add' as const),
      skuId: fc.integer({ min: 1, max: 3 }),
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
    fc.record({
      kind: fc.constant('set' as const),
      skuId: fc.integer({ min: 1, max: 3 }),
      quantity: fc.integer({ min: 0, max: 4 }),
    }),
  );
  const disruption = fc.constantFrom('none', 'none', 'before', 'after', 'rejected');

  it('after any operations, failures and waits the shown cart is the server cart, each unit counted once [CART-07]', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(intent, { maxLength: 12 }),
        fc.array(disruption, { minLength: 1, maxLength: 8 }),
        async (intents, disruptions) => {
          const test = await openCart();
          const rejected: string[] = [];
          let requests = 0;
          const next = () => disruptions[(requests += 1) % disruptions.length];
          test.server.intercept = async ({ operation, idempotencyKey = '' }) => {
            await turn();
            if (operation === 'getCart') return null;
            const now = next();
            if (now === 'rejected') rejected.push(idempotencyKey);
            return now === 'before'
              ? down
              : now === 'rejected'
                ? { kind: 'rejected', code: 'BAD_USER_INPUT', message: '' }
                : null;
          };
          test.server.interceptReply = ({ operation }) => (operation !== 'getCart' && next() === 'after' ? down : null);
          for (const { kind, skuId, quantity } of intents)
            test.store.dispatch(kind === 'add' ? add(skuId, quantity) : set(skuId, quantity));
          await test.settled();
          const { cartId } = test.store.getState().cart;
          expect(shown(test)).toEqual(unitsOf(test.server, cartId));
          const added = intents.reduce((sum, one) => sum + (one.kind === 'add' ? one.quantity : 0), 2);
          const raised = intents.reduce((sum, one) => sum + (one.kind === 'set' ? one.quantity : 0), 0);
          expect(
            Object.values(unitsOf(test.server, cartId)).reduce((sum, units) => sum + units, 0),
          ).toBeLessThanOrEqual(added + raised);
        },
      ),
      { numRuns: 60 },
    );
  });
});
