import { safeStorage } from '@lyng/browser';
import type { CommerceFailure } from '@lyng/commerce-client';
import type { makeCart } from '@lyng/model/testing';
import { combineSlices, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { accountGateway } from '../../testing/account-gateway.ts';
import { cartOfUnits as cartOf } from '../../testing/cart-of-units.ts';
import type { Units } from '../../testing/cart-of-units.ts';
import { add, turn, unitsOf } from '../../testing/cart-operations.ts';
import { createCartServer } from '../../testing/cart-server.ts';
import { createTestCart } from '../../testing/cart-store.ts';
import { sessionEventOf, sessionReported, sessionSlice } from '../../testing/test-session.ts';
import type { SessionRootState } from '../../testing/test-session.ts';
import { createAccountCart } from '../../wire/account-cart/account-cart.ts';
import { cartReloadRequested } from '../cart-events.ts';
import { createCartListeners } from '../cart-listeners.ts';
import { cartSlice, initialCartState } from '../cart-slice.ts';
import type { StartListening } from '../start-listening.ts';
import { leaveCart } from './leave-cart.ts';
import { startAccountCart } from './start-account-cart.ts';
import type { JoinMessage } from './start-account-cart.ts';

const [karen, mads] = ['7', '8'];
const down: CommerceFailure = { kind: 'unreachable' };

/** The shop's backend: carts, and the metadata of each account. */
function openBackend(...carts: ReturnType<typeof cartOf>[]) {
  const server = createCartServer(carts);
  const metadata = new Map<string, string>();
  return {
    server,
    metadata,
    writes: [] as string[],
    isDown: false,
    cartIdOf: (userId: string): unknown =>
      (JSON.parse(metadata.get(userId) ?? '{}') as Readonly<Record<string, unknown>>)['cartId'],
  };
}

/** The parts that all tabs of a browser share. */
const openDevice = (cartId: string) => ({ storage: safeStorage(() => undefined), cookie: { cartId } });

/** A browser with one tab; another tab of the same browser if a device is given. */
function openBrowser(backend: ReturnType<typeof openBackend>, cartId = '', device = openDevice(cartId)) {
  const { server, metadata } = backend;
  const { storage, cookie } = device;
  let metadataReadCount = 0;
  const userId = () => store.getState().session.userId;
  const gateway = accountGateway(server.gateway, {
    read: () => metadata.get(userId()) ?? null,
    save: (metaData) => {
      metadata.set(userId(), metaData);
      backend.writes.push(metaData);
    },
    isDown: () => backend.isDown,
  });
  const account = createAccountCart({
    ...gateway,
    query: (document, ...request) => {
      metadataReadCount += 1;
      return gateway.query(document, ...request);
    },
  });
  const notified: string[] = [];
  const notifyTabs = (id: string) => void notified.push(id);
  const messages: JoinMessage[] = [];
  const { ports } = createTestCart({}, server, undefined, {
    saveCartId: (id) => void (cookie.cartId = id),
    readCartId: () => cookie.cartId,
    channel: { post: ({ data }) => void notified.push(data.cartId), listen: () => () => undefined },
  });
  const cart = createCartListeners({ ...ports, gateway });
  const effects = createListenerMiddleware<SessionRootState>();
  startAccountCart(effects.startListening as unknown as StartListening, {
    sessionEventOf,
    userId,
    account,
    gateway,
    storage,
    notifyTabs,
    showMessage: async (message) => void messages.push(message),
  });
  effects.startListening({
    actionCreator: sessionReported,
    effect: async ({ payload: { reason } }, shop) => {
      if (reason === 'read' || shop.getState().cart.cartId === '') return;
      if (reason === 'logout') await leaveCart(shop, notifyTabs);
      else shop.dispatch(cartReloadRequested());
    },
  });
  const store = configureStore({
    reducer: combineSlices(cartSlice, sessionSlice),
    preloadedState: { cart: initialCartState({ cartId }), session: { userId: '' } },
    middleware: (defaults) =>
      defaults({ immutableCheck: false, serializableCheck: false }).prepend(cart.middleware, effects.middleware),
  });
  const settled = async (): Promise<void> => {
    for (let quiet = 0; quiet < 30; quiet = store.getState().cart.pending.length > 0 ? 0 : quiet + 1) await turn();
  };
  const after = async (action: Parameters<typeof store.dispatch>[0]): Promise<void> => {
    store.dispatch(action);
    await settled();
  };
  return {
    store,
    device,
    cookie,
    notified,
    settled,
    after,
    metadataReads: () => metadataReadCount,
    isJoined: () => storage.read('cart-account') !== undefined,
    logIn: (id = karen) => after(sessionReported({ reason: 'login', userId: id })),
    logOut: () => after(sessionReported({ reason: 'logout', userId: '' })),
    add: (skuId: number) => after(add(skuId)),
    cartId: () => store.getState().cart.cartId,
    units: (): Units => unitsOf(server, store.getState().cart.cartId),
    messages: () => messages.map(({ names }) => names),
    undo: async () => {
      const undo = messages.at(-1)?.undo;
      if (undo) await after(undo);
    },
  };
}

/** A backend whose account 7 has a cart, and a browser. */
function openWith(accounts: Units, guests: Units | null, more: Parameters<typeof makeCart>[0] = {}) {
  const backend = openBackend(cartOf('accounts', accounts, more), ...(guests ? [cartOf('guests', guests)] : []));
  backend.metadata.set('7', '{"favorites":[3],"cartId":"accounts"}');
  return { backend, browser: openBrowser(backend, guests ? 'guests' : '') };
}

describe('the carts of a guest and of the account that they log in to', () => {
  it.each<[name: string, accounts: Units, guests: Units | null, result: Units, cartId: string]>([
    ['{A×1} and {A×3, C×1}: the larger number, and the rest', { 1: 3, 3: 1 }, { 1: 1 }, { 1: 3, 3: 1 }, 'guests'],
    ['{} and {A×1}: the account’s own goes on', { 1: 1 }, {}, { 1: 1 }, 'accounts'],
    ['none and {A×1}: the account’s own goes on', { 1: 1 }, null, { 1: 1 }, 'accounts'],
    ['{A×1} and {}: the guest’s own goes on', {}, { 1: 1 }, { 1: 1 }, 'guests'],
  ])('%s; a second login changes nothing [PAIN-10]', async (_name, accounts, guests, result, cartId) => {
    const { backend, browser } = openWith(accounts, guests);
    await browser.logIn();
    expect([browser.units(), browser.cartId(), browser.cookie.cartId]).toEqual([result, cartId, cartId]);
    expect(backend.cartIdOf('7')).toBe(cartId);
    const before = backend.server.requests.length;
    await browser.logIn();
    expect(browser.units()).toEqual(result);
    expect(backend.server.requests.slice(before).filter(({ operation }) => operation !== 'getCart')).toEqual([]);
  });

  it('merge for the first time: the account stores the guest’s cart, beside its other metadata [PAIN-10, ACC-08]', async () => {
    const backend = openBackend(cartOf('guests', { 1: 1 }));
    backend.metadata.set('7', '{"favorites":[3]}');
    const browser = openBrowser(backend, 'guests');
    await browser.logIn();
    expect(backend.writes).toEqual(['{"favorites":[3],"cartId":"guests"}']);
    expect(browser.messages()).toEqual([]);
    await browser.add(2);
    expect(backend.writes).toHaveLength(1);
  });

  it.each<[string, (backend: ReturnType<typeof openBackend>) => unknown]>([
    [
      'has become an order',
      ({ server }) => server.carts.set('accounts', cartOf('accounts', { 1: 1 }, { isCompleted: true })),
    ],
    ['is not there any more', ({ server }) => server.carts.delete('accounts')],
  ])('of the account that %s: it never comes back, and is removed [PAIN-10]', async (_name, happens) => {
    const { backend, browser } = openWith({ 1: 1 }, { 2: 2 });
    happens(backend);
    await browser.logIn();
    expect([browser.units(), browser.messages(), backend.cartIdOf('7')]).toEqual([{ 2: 2 }, [], 'guests']);
  });

  it.each<[name: string, fall: (backend: ReturnType<typeof openBackend>, isDown: boolean) => void]>([
    ['the account', (backend, isDown) => void (backend.isDown = isDown)],
    [
      'its cart',
      ({ server }, isDown) =>
        void (server.intercept = ({ operation, variables }) =>
          isDown && operation === 'getCart' && variables['id'] === 'accounts' ? down : null),
    ],
  ])('do not change when %s cannot be read, and merge with the next change [PAIN-10]', async (_name, fall) => {
    const { backend, browser } = openWith({ 1: 1 }, { 2: 2 });
    fall(backend, true);
    await browser.logIn();
    await browser.add(4);
    expect([browser.units(), backend.writes]).toEqual([{ 2: 2, 4: 1 }, []]);
    fall(backend, false);
    await browser.add(5);
    expect([browser.units(), backend.cartIdOf('7')]).toEqual([{ 1: 1, 2: 2, 4: 1, 5: 1 }, 'guests']);
  });

  it('stay apart until the server has every line: a closed page leaves the merge to the next one [PAIN-10]', async () => {
    const { backend, browser } = openWith({ 1: 1, 3: 1 }, { 2: 2 });
    backend.server.intercept = ({ operation }) =>
      operation === 'updateCartItem' ? new Promise(() => undefined) : null;
    browser.store.dispatch(sessionReported({ reason: 'login', userId: karen }));
    while (!backend.server.requests.some(({ operation }) => operation === 'updateCartItem')) await turn();
    expect(browser.store.getState().cart.pending).toHaveLength(2);
    expect([backend.cartIdOf('7'), browser.isJoined()]).toEqual(['accounts', false]);
  });

  it('stay apart when the network fails during the merge: the next change retries [PAIN-10]', async () => {
    const { backend, browser } = openWith({ 1: 1 }, { 2: 2 });
    backend.server.intercept = ({ operation }) =>
      operation === 'updateCartItem' || operation === 'addToCart' ? down : null;
    await browser.logIn();
    expect([browser.units(), backend.cartIdOf('7'), browser.isJoined(), browser.messages()]).toEqual([
      { 2: 2 },
      'accounts',
      false,
      [],
    ]);
    backend.server.intercept = () => null;
    await browser.add(4);
    expect([browser.units(), backend.cartIdOf('7')]).toEqual([{ 1: 1, 2: 2, 4: 1 }, 'guests']);
  });

  it('do not merge for a shopper who has gone on to the checkout meanwhile', async () => {
    const { backend, browser } = openWith({ 1: 1 }, { 2: 2 });
    backend.server.intercept = ({ operation, variables }) => {
      if (operation === 'getCart' && variables['id'] === 'accounts')
        browser.store.dispatch(cartSlice.actions.checkoutEntered(true));
      return null;
    };
    await browser.logIn();
    expect([browser.units(), backend.cartIdOf('7')]).toEqual([{ 2: 2 }, 'accounts']);
  });

  it('do not merge in the checkout: the cart being bought does not change', async () => {
    const { backend, browser } = openWith({ 1: 1 }, { 2: 2 });
    await browser.after(cartSlice.actions.checkoutEntered(true));
    await browser.logIn();
    expect([browser.units(), backend.cartIdOf('7')]).toEqual([{ 2: 2 }, 'accounts']);
    await browser.after(cartSlice.actions.checkoutEntered(false));
    expect([browser.units(), backend.cartIdOf('7')]).toEqual([{ 1: 1, 2: 2 }, 'guests']);
  });

  it.each([
    ['a registration', 'register'],
    ['a session that no page has seen yet', 'read'],
  ] as const)('merge once for %s [PAIN-10]', async (_name, reason) => {
    const { backend, browser } = openWith({ 1: 1 }, { 2: 2 });
    await browser.after(sessionReported({ reason, userId: karen }));
    expect(browser.units()).toEqual({ 1: 1, 2: 2 });
    const reads = browser.metadataReads();
    await browser.after(sessionReported({ reason: 'read', userId: karen }));
    expect([browser.metadataReads(), backend.writes.length]).toEqual([reads, 1]);
  });

  it.each(['logout', 'expired', 'elsewhere'] as const)('merge again after a session has ended: %s', async (reason) => {
    const { browser } = openWith({ 1: 1 }, { 2: 2 });
    await browser.logIn();
    await browser.after(sessionReported({ reason, userId: '' }));
    expect(browser.isJoined()).toBe(false);
  });

  it('do not merge for a guest', async () => {
    const { backend, browser } = openWith({ 1: 1 }, { 2: 2 });
    await browser.after(sessionReported({ reason: 'read', userId: '' }));
    expect([browser.units(), browser.metadataReads(), backend.writes]).toEqual([{ 2: 2 }, 0, []]);
  });

  it('merge only in the tab of the login: the other tabs follow it [PAIN-10]', async () => {
    const { backend, browser } = openWith({ 1: 1 }, { 2: 2 });
    const other = openBrowser(backend, 'guests', browser.device);
    other.store.dispatch(sessionReported({ reason: 'elsewhere', userId: karen }));
    browser.store.dispatch(sessionReported({ reason: 'login', userId: karen }));
    await Promise.all([browser.settled(), other.settled()]);
    expect([other.metadataReads(), other.messages(), browser.messages().length]).toEqual([0, [], 1]);
    expect([browser.units(), backend.writes.length, browser.isJoined()]).toEqual([{ 1: 1, 2: 2 }, 1, true]);
  });

  it('keep the guest’s code; without one the account’s is used [PAIN-10]', async () => {
    const { backend, browser } = openWith({ 1: 1 }, { 2: 1 }, { promoCode: 'WELCOME15' });
    const code = () => backend.server.carts.get('guests')?.promoCode;
    await browser.logIn();
    expect(code()).toBe('WELCOME15');
    await browser.undo();
    expect([code(), browser.units()]).toEqual(['', { 2: 1 }]);
  });
});

describe('a cart stored in an account', () => {
  it('comes back after a logout and a login; the logout has emptied the browser’s [CART-16, PAIN-10]', async () => {
    const { backend, browser } = openWith({}, { 1: 2 });
    await browser.logIn();
    await browser.logOut();
    expect([browser.units(), backend.cartIdOf('7')]).toEqual([{}, 'guests']);
    expect(browser.cartId()).not.toBe('guests');
    await browser.logIn();
    expect([browser.units(), browser.cookie.cartId, browser.notified.at(-1)]).toEqual([{ 1: 2 }, 'guests', 'guests']);
  });

  it('is used on the next device, and is not replaced by an empty one [PAIN-10]', async () => {
    const { backend, browser } = openWith({}, { 1: 2 });
    await browser.logIn();
    const other = openBrowser(backend);
    await other.logIn();
    expect([other.units(), other.cartId()]).toEqual([{ 1: 2 }, 'guests']);
    await other.add(5);
    expect(backend.cartIdOf('7')).toBe('guests');
  });

  it('is not used by another account', async () => {
    const { backend, browser } = openWith({ 1: 1 }, null);
    await browser.logIn();
    await browser.logOut();
    await browser.logIn(mads);
    expect([browser.units(), backend.cartIdOf('8')]).toEqual([{}, undefined]);
  });

  it('is the newest one that the shopper has filled', async () => {
    const { backend, browser } = openWith({}, null);
    await browser.logIn();
    expect(backend.cartIdOf('7')).toBe('accounts');
    await browser.add(5);
    expect(backend.cartIdOf('7')).toBe(browser.cartId());
  });
});

describe('the products from the account’s cart', () => {
  it('are named in a message, and undo removes nothing else [IDEA-14]', async () => {
    const { browser } = openWith({ 1: 3, 2: 1 }, { 1: 1, 2: 1 });
    await browser.logIn();
    expect(browser.messages()).toEqual([{ added: ['Shoe 1'], unavailable: [] }]);
    await browser.undo();
    expect(browser.units()).toEqual({ 1: 1, 2: 1 });
  });

  it.each([{}, null])(
    'leave with their cart on undo, and the account keeps it (guest’s: %j) [IDEA-14]',
    async (guests) => {
      const { backend, browser } = openWith({ 1: 3 }, guests);
      await browser.logIn();
      await browser.undo();
      expect([browser.units(), backend.cartIdOf('7'), backend.server.carts.get('accounts')?.items.length]).toEqual([
        {},
        'accounts',
        1,
      ]);
    },
  );

  it('exclude those that the server rejects, which are named [IDEA-14]', async () => {
    const { backend, browser } = openWith({ 1: 3, 2: 1 }, { 3: 1 });
    backend.server.intercept = ({ operation, variables }) =>
      operation === 'updateCartItem' && (variables['item'] as { readonly skuId?: number }).skuId === 2
        ? { kind: 'rejected', code: 'UnknownSku', message: '' }
        : null;
    await browser.logIn();
    expect(browser.units()).toEqual({ 1: 3, 3: 1 });
    expect(browser.messages()).toEqual([{ added: ['Shoe 1'], unavailable: ['Shoe 2'] }]);
  });

  it('are not removed from the next shopper’s cart [CART-16]', async () => {
    const { browser } = openWith({ 1: 3 }, { 1: 1 });
    await browser.logIn();
    await browser.logOut();
    await browser.undo();
    expect(browser.units()).toEqual({});
  });
});
