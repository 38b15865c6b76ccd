import { authSlice, sessionChanged } from '@lyng/auth';
import type { SignedInUser } from '@lyng/auth';
import { safeStorage } from '@lyng/browser';
import { cartSlice, createCartListeners, initialCartState } from '@lyng/cart';
import { createCartServer } from '@lyng/cart/testing';
import type { CommerceFailure } from '@lyng/commerce-client';
import { fail, ok } from '@lyng/model';
import { makeCart, makeCartItem, makeProductSummary, makeSku, makeStock } from '@lyng/model/testing';
import { createListenerMiddleware } from '@reduxjs/toolkit';
import { accountCart } from '../shell/account-cart.ts';
import { KeepUserMetadataDocument } from '../shell/keep-user-metadata.generated.ts';
import { UserMetadataDocument } from '../shell/user-metadata.generated.ts';
import { addLateSlices } from '../shell/late-slices.ts';
import { selectSnacks } from '../shell/slices/snackbar-slice.ts';
import { makeStore } from '../store.ts';
import type { AppStore, RootState } from '../store.ts';
import { authToAccountCart } from './auth-to-account-cart.ts';
import { authToCart } from './auth-to-cart.ts';
import type { StartListening } from './wirings.ts';

type Units = Readonly<Record<number, number>>;

const karen: SignedInUser = {
  userId: '7',
  userName: 'Karen Holm',
  customerType: 'PERSON',
  isMember: false,
  isStudent: false,
  isCurve: false,
};
const mads: SignedInUser = { ...karen, userId: '8', userName: 'Mads Lindgaard' };
const { intentStated } = cartSlice.actions;
const down: CommerceFailure = { kind: 'unreachable' };

const product = (skuId: number) => ({
  ...makeProductSummary({ productId: skuId, name: `Shoe ${skuId}` }),
  skus: [makeSku(skuId, '38', makeStock(50))],
});
const cartOf = (id: string, units: Units, more: Parameters<typeof makeCart>[0] = {}) =>
  makeCart({
    id,
    items: Object.entries(units).map(([skuId, quantity]) =>
      makeCartItem({ skuId: Number(skuId), quantity, product: product(Number(skuId)) }),
    ),
    ...more,
  });

/** The shop's backend: carts, and what each account keeps. */
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

/** What the tabs of a browser share. */
const openDevice = (cartId: string) => ({ storage: safeStorage(() => undefined), cookie: { cartId } });

/** A browser in front of it, with one tab; another tab of it where a device is given. */
function openBrowser(backend: ReturnType<typeof openBackend>, cartId = '', device = openDevice(cartId)) {
  const { server, metadata } = backend;
  const { storage, cookie } = device;
  let [asked, ids] = [0, 0];
  const userId = () => store.getState().auth?.user?.userId ?? '';
  const gateway: typeof server.gateway = {
    ...server.gateway,
    query: async (document, variables, options) => {
      if ((document as unknown) !== UserMetadataDocument) return server.gateway.query(document, variables, options);
      asked += 1;
      return backend.isDown
        ? fail(down)
        : (ok({ getUser: { id: 7, metaData: metadata.get(userId()) ?? null } }) as never);
    },
    mutate: async (document, variables, options) => {
      if ((document as unknown) !== KeepUserMetadataDocument)
        return server.gateway.mutate(document, variables, options);
      if (backend.isDown) return fail(down);
      const { metaData } = variables as unknown as { readonly metaData: string };
      metadata.set(userId(), metaData);
      backend.writes.push(metaData);
      return ok({ updateUser: { id: 7 } }) as never;
    },
  };
  const told: string[] = [];
  const cart = createCartListeners({
    gateway,
    saveCartId: (id) => void (cookie.cartId = id),
    readCartId: () => cookie.cartId,
    channel: { post: ({ data }) => void told.push(data.cartId), subscribe: () => () => undefined },
    connection: { isOnline: () => true, whenOnline: () => Promise.resolve() },
    storage: safeStorage(() => undefined),
    now: () => 1,
    newId: () => `key-${(ids += 1)}`,
    delay: () => Promise.resolve(),
  });
  const wirings = createListenerMiddleware<RootState, AppStore['dispatch']>();
  const start = wirings.startListening as StartListening;
  authToAccountCart(start, {
    account: accountCart(gateway, storage),
    gateway,
    tellCart: (id) => void told.push(id),
    translate: ({ message = '', values }) => `${message} ${JSON.stringify(values)}`,
    loadTexts: async () => undefined,
  });
  authToCart(start, (id) => void told.push(id));
  const store = makeStore({ cart: initialCartState({ cartId }) } as never, [cart.middleware, wirings.middleware]);
  addLateSlices(store);
  const settled = async (): Promise<void> => {
    for (let quiet = 0; quiet < 30; quiet = store.getState().cart.pending.length > 0 ? 0 : quiet + 1)
      await new Promise((resolve) => setTimeout(resolve, 0));
  };
  const after = async (action: Parameters<typeof store.dispatch>[0]): Promise<void> => {
    store.dispatch(action);
    await settled();
  };
  return {
    store,
    device,
    cookie,
    told,
    settled,
    after,
    metadataReads: () => asked,
    isJoined: () => storage.read('cart-account') !== undefined,
    logIn: (user = karen) => after(sessionChanged({ reason: 'login', user })),
    logOut: () => after(sessionChanged({ reason: 'logout', user: null })),
    add: (skuId: number) => after(intentStated({ kind: 'add', skuId, quantity: 1, product: product(skuId) })),
    units: (): Units =>
      Object.fromEntries(
        (server.carts.get(store.getState().cart.cartId)?.items ?? []).map((item) => [item.skuId, item.quantity]),
      ),
    said: () => selectSnacks(store.getState() as never).map(({ text }) => text),
    undo: async () => {
      const undo = selectSnacks(store.getState() as never).at(-1)?.undo;
      if (undo) await after(undo.action);
    },
  };
}

/** A backend whose account 7 remembers a cart, and a browser in front of it. */
function openWith(accounts: Units, guests: Units | null, more: Parameters<typeof makeCart>[0] = {}) {
  const backend = openBackend(cartOf('accounts', accounts, more), ...(guests ? [cartOf('guests', guests)] : []));
  backend.metadata.set('7', '{"favorites":[3],"cartId":"accounts"}');
  return { backend, browser: openBrowser(backend, guests ? 'guests' : '') };
}

describe('the carts of a guest and of the account that they log in to', () => {
  it.each<[name: string, accounts: Units, guests: Units | null, result: Units, cartId: string]>([
    ['{A×1, B×2} and {A×1}: nothing doubles, nothing goes', { 1: 1 }, { 1: 1, 2: 2 }, { 1: 1, 2: 2 }, 'guests'],
    [
      '{A×1} and {A×3, C×1}: the larger number, and what is missing',
      { 1: 3, 3: 1 },
      { 1: 1 },
      { 1: 3, 3: 1 },
      'guests',
    ],
    ['{} and {A×1}: the account’s own goes on', { 1: 1 }, {}, { 1: 1 }, 'accounts'],
    ['none and {A×1}: the account’s own goes on', { 1: 1 }, null, { 1: 1 }, 'accounts'],
    ['{A×1} and {}: the guest’s own goes on', {}, { 1: 1 }, { 1: 1 }, 'guests'],
  ])('%s; a second login changes nothing [PAIN-10]', async (_name, accounts, guests, result, cartId) => {
    const { backend, browser } = openWith(accounts, guests);
    await browser.logIn();
    expect([browser.units(), browser.store.getState().cart.cartId, browser.cookie.cartId]).toEqual([
      result,
      cartId,
      cartId,
    ]);
    expect(backend.cartIdOf('7')).toBe(cartId);
    const before = backend.server.requests.length;
    await browser.logIn();
    expect(browser.units()).toEqual(result);
    expect(backend.server.requests.slice(before).filter(({ operation }) => operation !== 'getCart')).toEqual([]);
  });

  it('are one for the first time: the account remembers the guest’s, beside all that it keeps else [PAIN-10, ACC-08]', async () => {
    const backend = openBackend(cartOf('guests', { 1: 1 }));
    backend.metadata.set('7', '{"favorites":[3]}');
    const browser = openBrowser(backend, 'guests');
    await browser.logIn();
    expect(backend.writes).toEqual(['{"favorites":[3],"cartId":"guests"}']);
    expect(browser.said()).toEqual([]);
    await browser.add(2);
    expect(backend.writes).toHaveLength(1);
  });

  it('leaves a text alone that is no JSON object', async () => {
    const backend = openBackend(cartOf('guests', { 1: 1 }));
    backend.metadata.set('7', 'likes green');
    await openBrowser(backend, 'guests').logIn();
    expect([backend.writes, backend.metadata.get('7')]).toEqual([[], 'likes green']);
  });

  it.each([
    [
      'has become an order',
      (backend: ReturnType<typeof openBackend>) =>
        void backend.server.carts.set('accounts', cartOf('accounts', { 1: 1 }, { isCompleted: true })),
    ],
    [
      'is not there any more',
      (backend: ReturnType<typeof openBackend>) => void backend.server.carts.delete('accounts'),
    ],
  ])('of the account that %s: it never comes back, and is forgotten [PAIN-10]', async (_name, happens) => {
    const { backend, browser } = openWith({ 1: 1 }, { 2: 2 });
    happens(backend);
    await browser.logIn();
    expect([browser.units(), browser.said(), backend.cartIdOf('7')]).toEqual([{ 2: 2 }, [], 'guests']);
  });

  it.each<[name: string, fall: (backend: ReturnType<typeof openBackend>, isDown: boolean) => void]>([
    ['the account', (backend, isDown) => void (backend.isDown = isDown)],
    [
      'its cart',
      ({ server }, isDown) =>
        void (server.intercept = ({ operation, variables }) =>
          isDown && operation === 'getCart' && variables['id'] === 'accounts' ? down : null),
    ],
  ])('stay as they are when %s cannot be read, and become one with the next change [PAIN-10]', async (_name, fall) => {
    const { backend, browser } = openWith({ 1: 1 }, { 2: 2 });
    fall(backend, true);
    await browser.logIn();
    await browser.add(4);
    expect([browser.units(), backend.writes]).toEqual([{ 2: 2, 4: 1 }, []]);
    fall(backend, false);
    await browser.add(5);
    expect([browser.units(), backend.cartIdOf('7')]).toEqual([{ 1: 1, 2: 2, 4: 1, 5: 1 }, 'guests']);
  });

  it('are not let go before the server has all that was taken over: a page that is closed leaves it to the next one [PAIN-10]', async () => {
    const { backend, browser } = openWith({ 1: 1, 3: 1 }, { 2: 2 });
    backend.server.intercept = ({ operation }) =>
      operation === 'updateCartItem' ? new Promise(() => undefined) : null;
    browser.store.dispatch(sessionChanged({ reason: 'login', user: karen }));
    while (!backend.server.requests.some(({ operation }) => operation === 'updateCartItem'))
      await new Promise((resolve) => setTimeout(resolve, 0));
    expect(browser.store.getState().cart.pending).toHaveLength(2);
    expect([backend.cartIdOf('7'), browser.isJoined()]).toEqual(['accounts', false]);
  });

  it('are not let go when the network fails what is taken over: the next change tries again [PAIN-10]', async () => {
    const { backend, browser } = openWith({ 1: 1 }, { 2: 2 });
    backend.server.intercept = ({ operation }) =>
      operation === 'updateCartItem' || operation === 'addToCart' ? down : null;
    await browser.logIn();
    expect([browser.units(), backend.cartIdOf('7'), browser.isJoined(), browser.said()]).toEqual([
      { 2: 2 },
      'accounts',
      false,
      [],
    ]);
    backend.server.intercept = () => null;
    await browser.add(4);
    expect([browser.units(), backend.cartIdOf('7')]).toEqual([{ 1: 1, 2: 2, 4: 1 }, 'guests']);
  });

  it('do not become one for who has gone on to the checkout meanwhile', async () => {
    const { backend, browser } = openWith({ 1: 1 }, { 2: 2 });
    backend.server.intercept = ({ operation, variables }) => {
      if (operation === 'getCart' && variables['id'] === 'accounts')
        browser.store.dispatch(cartSlice.actions.checkoutEntered(true));
      return null;
    };
    await browser.logIn();
    expect([browser.units(), backend.cartIdOf('7')]).toEqual([{ 2: 2 }, 'accounts']);
  });

  it('become one on no checkout: what is being bought stays as it is', async () => {
    const { backend, browser } = openWith({ 1: 1 }, { 2: 2 });
    await browser.after(cartSlice.actions.checkoutEntered(true));
    await browser.logIn();
    expect([browser.units(), backend.cartIdOf('7')]).toEqual([{ 2: 2 }, 'accounts']);
    await browser.after(cartSlice.actions.checkoutEntered(false));
    expect([browser.units(), backend.cartIdOf('7')]).toEqual([{ 1: 1, 2: 2 }, 'guests']);
  });

  it('become one also for who comes with a session that no page has seen, once', async () => {
    const { backend, browser } = openWith({ 1: 1 }, { 2: 2 });
    await browser.after(authSlice.actions.sessionRead(karen));
    expect(browser.units()).toEqual({ 1: 1, 2: 2 });
    const reads = browser.metadataReads();
    await browser.after(authSlice.actions.sessionRead(karen));
    expect([browser.metadataReads(), backend.writes.length]).toEqual([reads, 1]);
  });

  it('become one in the tab of the login alone: the other tabs only follow it [PAIN-10]', async () => {
    const { backend, browser } = openWith({ 1: 1 }, { 2: 2 });
    const other = openBrowser(backend, 'guests', browser.device);
    other.store.dispatch(sessionChanged({ reason: 'elsewhere', user: karen }));
    browser.store.dispatch(sessionChanged({ reason: 'login', user: karen }));
    await Promise.all([browser.settled(), other.settled()]);
    expect([other.metadataReads(), other.said(), browser.said().length]).toEqual([0, [], 1]);
    expect([browser.units(), backend.writes.length, browser.isJoined()]).toEqual([{ 1: 1, 2: 2 }, 1, true]);
  });

  it('keep the guest’s code; without one the account’s comes along [PAIN-10]', async () => {
    const { backend, browser } = openWith({ 1: 1 }, { 2: 1 }, { promoCode: 'WELCOME15' });
    const code = () => backend.server.carts.get('guests')?.promoCode;
    await browser.logIn();
    expect(code()).toBe('WELCOME15');
    await browser.undo();
    expect([code(), browser.units()]).toEqual(['', { 2: 1 }]);
  });
});

describe('a cart that an account remembers', () => {
  it('is there again after a logout and a login; the logout has emptied the browser’s [CART-16, PAIN-10]', async () => {
    const { backend, browser } = openWith({}, { 1: 2 });
    await browser.logIn();
    await browser.logOut();
    expect([browser.units(), backend.cartIdOf('7')]).toEqual([{}, 'guests']);
    expect(browser.store.getState().cart.cartId).not.toBe('guests');
    await browser.logIn();
    expect([browser.units(), browser.cookie.cartId, browser.told.at(-1)]).toEqual([{ 1: 2 }, 'guests', 'guests']);
  });

  it('is that of the next device, and is not taken over by an empty one [PAIN-10]', async () => {
    const { backend, browser } = openWith({}, { 1: 2 });
    await browser.logIn();
    const other = openBrowser(backend);
    await other.logIn();
    expect([other.units(), other.store.getState().cart.cartId]).toEqual([{ 1: 2 }, 'guests']);
    await other.add(5);
    expect(backend.cartIdOf('7')).toBe('guests');
  });

  it('is nobody else’s', async () => {
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
    expect(backend.cartIdOf('7')).toBe(browser.store.getState().cart.cartId);
  });
});

describe('what has come from the account’s cart', () => {
  it('is said by its name, and can be taken back: nothing else goes [IDEA-14]', async () => {
    const { browser } = openWith({ 1: 3, 2: 1 }, { 1: 1, 2: 1 });
    await browser.logIn();
    expect(browser.said()).toEqual([expect.stringContaining('Shoe 1')]);
    await browser.undo();
    expect(browser.units()).toEqual({ 1: 1, 2: 1 });
  });

  it('is counted when it is more [IDEA-14]', async () => {
    const { browser } = openWith({ 1: 3, 2: 1 }, { 3: 1 });
    await browser.logIn();
    expect(browser.said()).toEqual([expect.stringMatching(/products.*2/)]);
    await browser.undo();
    expect(browser.units()).toEqual({ 3: 1 });
  });

  it.each([{}, null])(
    'leaves, as a whole, the cart that it is in: the account keeps it (guest’s: %j) [IDEA-14]',
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

  it('is not what the server refuses: that is named [IDEA-14]', async () => {
    const { backend, browser } = openWith({ 1: 3, 2: 1 }, { 3: 1 });
    backend.server.intercept = ({ operation, variables }) =>
      operation === 'updateCartItem' && (variables['item'] as { readonly skuId?: number }).skuId === 2
        ? { kind: 'rejected', code: 'UnknownSku', message: '' }
        : null;
    await browser.logIn();
    expect(browser.units()).toEqual({ 1: 3, 3: 1 });
    expect(browser.said()).toEqual([expect.stringMatching(/Shoe 1.*No longer available.*Shoe 2/)]);
  });

  it('is not taken back from who comes after [CART-16]', async () => {
    const { browser } = openWith({ 1: 3 }, { 1: 1 });
    await browser.logIn();
    await browser.logOut();
    await browser.undo();
    expect(browser.units()).toEqual({});
  });
});
