import type { LocksLike } from '@lyng/browser';
import type { CommerceFailure } from '@lyng/commerce-client';
import { makeCart, makeCartItem } from '@lyng/model/testing';
import { add, turn, unitsOf } from '../testing/cart-operations.ts';
import { createCartServer } from '../testing/cart-server.ts';
import type { CartServer } from '../testing/cart-server.ts';
import { createTestCart } from '../testing/cart-store.ts';
import type { TestCart } from '../testing/cart-store.ts';
import { makeNetwork } from '../testing/test-network.ts';
import { wireCart } from '../testing/wire-cart.ts';
import { cacheCart, readCart } from '../wire/cached-cart.ts';
import { cartReloadRequested, cartReset, cartResetRequested, cartSwitchRequested } from './cart-events.ts';
import { cartReference, cartSlice } from './cart-slice.ts';

const stored = makeCart({ id: 'mine', items: [makeCartItem({ skuId: 1, quantity: 2 })] });
const another = makeCart({ id: 'another', items: [] });
const down: CommerceFailure = { kind: 'unreachable' };

async function openCart(server = createCartServer([stored])): Promise<TestCart> {
  const test = createTestCart({ cartId: 'mine' }, server);
  await test.run(cartReloadRequested());
  return test;
}

describe('another cart', () => {
  const newCart = { type: 'cart', data: { cartId: 'another' } };
  const open = () => openCart(createCartServer([stored, another]));
  /** Holds back the responses to some requests until the returned function is called. */
  const holdReplies = (server: CartServer, isMeant: (variables: Readonly<Record<string, unknown>>) => boolean) => {
    const held: (() => void)[] = [];
    server.interceptReply = ({ variables }) =>
      isMeant(variables) ? new Promise((resolve) => held.push(() => resolve(null))) : null;
    return () => {
      server.interceptReply = () => null;
      held.forEach((release) => release());
    };
  };

  it.each([
    ['read', cartReloadRequested()],
    ['changed', add(7)],
  ])(
    'that another tab brings after a logout stays: the old one, being %s, does not come back with its response [CART-16]',
    async (_case, action) => {
      const test = await open();
      const release = holdReplies(test.server, ({ id }) => id === 'mine');
      test.store.dispatch(action);
      await turn();
      test.receive(newCart);
      release();
      await test.settled();
      expect(test.store.getState().cart).toMatchObject({ cartId: 'another', pending: [], lastFailure: null });
      expect([test.savedCartIds, unitsOf(test.server, 'another'), test.posted]).toEqual([['another'], {}, []]);
    },
  );

  it('that arrives while the old one cannot be read is not detached, and the old one is not waited for [CART-02, CART-16]', async () => {
    const test = await open();
    let requestCount = 0;
    test.server.intercept = ({ variables }) => {
      if (variables['id'] === 'another') return null;
      if ((requestCount += 1) === 2) test.receive(newCart);
      return down;
    };
    await test.run(cartReloadRequested());
    expect(test.store.getState().cart).toMatchObject({ cartId: 'another', unreachable: false });
    expect(test.savedCartIds).toEqual(['', 'another']);
  });

  it('takes what the old one could not take any more [CART-16]', async () => {
    const test = await open();
    test.server.carts.set('mine', { ...stored, isCompleted: true });
    const release = holdReplies(test.server, ({ id }) => id === 'mine');
    test.store.dispatch(add(7));
    await turn();
    test.receive(newCart);
    release();
    await test.settled();
    expect([test.savedCartIds, unitsOf(test.server, 'another')]).toEqual([['another'], { 7: 1 }]);
  });

  it('does not reuse the key of what may have reached the old one', async () => {
    const test = await open();
    test.server.interceptReply = ({ operation }) => {
      if (operation !== 'addToCart') return null;
      test.receive(newCart);
      return down;
    };
    await test.run(add(7));
    expect(
      test.server.requests.filter(({ operation }) => operation === 'addToCart').map(({ variables }) => variables['id']),
    ).toEqual(['mine', 'mine']);
    expect([test.savedCartIds, test.store.getState().cart.cartId]).toEqual([['another'], 'another']);
  });

  it('is not replaced by the one that was detached, whatever other tabs still post and store of that [CART-16]', async () => {
    const server = createCartServer([stored]);
    const test = createTestCart({ cartId: 'mine' }, server, undefined, { readCartId: () => 'mine' });
    const old = { type: 'cart', data: { cartId: 'mine' } };
    server.intercept = ({ variables }) => {
      if (variables['id'] === '') test.receive(old);
      return null;
    };
    await test.run(cartResetRequested());
    test.receive(old);
    await test.settled();
    expect([test.store.getState().cart.cartId, test.savedCartIds.at(-1)]).toEqual(['cart-2', 'cart-2']);
    expect(test.savedCartIds).not.toContain('mine');
  });

  it('that another tab has begun is taken, not one more, when the own one has become an order [PAIN-05]', async () => {
    const server = createCartServer([{ ...stored, isCompleted: true }, another]);
    const test = createTestCart({ cartId: 'mine' }, server, undefined, { readCartId: () => 'another' });
    await test.run(add(7));
    expect([test.savedCartIds, server.carts.size, unitsOf(server, 'another')]).toEqual([[], 2, { 7: 1 }]);
  });
});

describe('another cart of the same shopper', () => {
  const open = () => openCart(createCartServer([stored, another]));

  it('is adopted: in cookie, on the screen and in the other tabs [CART-04, CART-16]', async () => {
    const test = await open();
    await test.run(cartSwitchRequested({ cartId: 'another' }));
    await test.settled();
    const { cart } = test.store.getState();
    expect([cart.cartId, test.savedCartIds.at(-1)]).toEqual(['another', 'another']);
    expect(test.posted).toEqual([{ type: 'cart', data: { cartId: 'another', isSwitch: true } }]);
    expect(readCart(test.server.gateway, cartReference(cart))).not.toBeNull();
  });

  it.each([
    ['is heard of', { isSwitch: true }, 'mine'],
    ['has only changed', {}, 'cart-3'],
  ])('that this tab has detached: when it %s (%j) the tab shows %s [CART-16]', async (_name, more, shown) => {
    const test = await open();
    await test.run(cartResetRequested());
    await test.settled();
    test.receive({ type: 'cart', data: { cartId: 'mine', ...more } });
    expect(test.store.getState().cart.cartId).toBe(shown);
  });

  it('may be the one that this tab has detached before [CART-16]', async () => {
    const test = await open();
    await test.run(cartResetRequested());
    await test.run(cartSwitchRequested({ cartId: 'mine' }));
    expect([test.store.getState().cart.cartId, test.savedCartIds.at(-1)]).toEqual(['mine', 'mine']);
    // From then on it is a cart like any other.
    for (const cartId of ['another', 'mine']) test.receive({ type: 'cart', data: { cartId } });
    expect(test.store.getState().cart.cartId).toBe('mine');
  });
});

describe('a page that begins with the id of a cart', () => {
  const reference = { cartId: 'mine', market: 'dk', onCheckout: false } as const;

  it('waits for the network, and loads the cart that no loader has put into the gateway', async () => {
    const network = makeNetwork();
    network.goOffline();
    const { server, settled } = createTestCart({ cartId: 'mine' }, createCartServer([stored]), undefined, network);
    await settled();
    expect(server.requests).toEqual([]);
    network.goOnline();
    await settled();
    expect(server.requests.map(({ operation }) => operation)).toEqual(['getCart']);
    expect(readCart(server.gateway, reference)?.items).toMatchObject([{ skuId: 1, quantity: 2 }]);
  });

  it('sends no request for the cart that a loader on the server has put there, or without one', async () => {
    const server = createCartServer([stored]);
    cacheCart(server.gateway, reference, { data: wireCart(stored), cart: stored });
    for (const cartId of ['mine', '']) await createTestCart({ cartId }, server).settled();
    expect(server.requests).toEqual([]);
  });
});

describe('another market', () => {
  const read = ({ server }: TestCart, market: 'dk' | 'se') =>
    readCart(server.gateway, { cartId: 'mine', market, onCheckout: false });

  it('does not adopt the response for the one before: its prices are others [CHK-16]', async () => {
    const test = await openCart();
    const replies: (() => void)[] = [];
    test.server.interceptReply = () => new Promise((resolve) => replies.push(() => resolve(null)));
    test.store.dispatch(cartReloadRequested());
    await turn();
    test.store.dispatch(cartSlice.actions.marketChanged('se'));
    replies.shift()?.();
    await turn();
    expect([read(test, 'dk')?.id, read(test, 'se')]).toEqual(['mine', null]);
    replies.shift()?.();
    await test.settled();
    expect(read(test, 'se')?.id).toBe('mine');
  });

  it('has its own response also when the cart was being created', async () => {
    const test = await openCart();
    let release = (): void => undefined;
    test.server.interceptReply = () => new Promise((resolve) => (release = () => resolve(null)));
    test.store.dispatch(cartResetRequested());
    await turn();
    test.store.dispatch(cartSlice.actions.marketChanged('se'));
    test.server.interceptReply = () => null;
    release();
    await test.settled();
    expect(readCart(test.server.gateway, { cartId: 'cart-2', market: 'se', onCheckout: false })?.id).toBe('cart-2');
  });
});

describe('tabs without a cart', () => {
  it('create one when the stored one is gone, and leave it alone while its state is unknown [CART-02]', async () => {
    const server = createCartServer();
    const test = createTestCart({}, server, undefined, { readCartId: () => 'another' });
    server.intercept = () => down;
    await test.run(add(7));
    expect([test.savedCartIds.at(-1), server.carts.size]).toEqual(['another', 0]);
    server.intercept = () => null;
    await test.run(add(7));
    expect(unitsOf(server, 'cart-1')).toEqual({ 7: 1 });
  });

  it('create none because of another market', async () => {
    const test = createTestCart();
    test.server.intercept = () => down;
    await test.run(add(7));
    const requestCount = test.server.requests.length;
    await test.run(cartSlice.actions.marketChanged('se'));
    expect(test.server.requests).toHaveLength(requestCount);
  });

  it('wait for each other until a timeout: a tab that hangs does not block the others', async () => {
    const locks: LocksLike = {
      request: (_name, { signal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('waited enough')))),
    };
    const test = createTestCart({}, createCartServer(), undefined, { locks });
    await test.run(add(7));
    expect([test.delays, unitsOf(test.server, 'cart-1')]).toEqual([[5000], { 7: 1 }]);
  });
});

it.each([
  ['mine', 'mine', ['', 'cart-3'], 'cart-3', 1],
  ['another', 'mine', [], 'mine', 0],
  ['mine', 'another', [], 'another', 1],
])(
  'reset of the cart %s with %s in the cookie detaches no other cart [CART-03, CHK-13]',
  async (cartId, cookie, saved, now, resets) => {
    const server = createCartServer([stored, another]);
    const test = createTestCart(
      { cartId: 'mine' },
      server,
      undefined,
      cookie === 'mine' ? {} : { readCartId: () => cookie },
    );
    server.carts.set('mine', { ...stored, isCompleted: cartId === 'mine' });
    await test.run(cartResetRequested({ cartId }));
    expect([test.savedCartIds, test.store.getState().cart.cartId]).toEqual([saved, now]);
    expect(test.actions.filter(cartReset.match)).toHaveLength(resets);
  },
);
