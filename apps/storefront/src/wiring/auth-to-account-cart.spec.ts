import { authSlice, sessionChanged } from '@lyng/auth';
import type { SignedInUser } from '@lyng/auth';
import { safeStorage } from '@lyng/browser';
import { createCartListeners, initialCartState } from '@lyng/cart';
import { createCartServer } from '@lyng/cart/testing';
import { makeCart, makeCartItem, makeProductSummary, makeSku, makeStock } from '@lyng/model/testing';
import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { Slice } from '@reduxjs/toolkit';
import { selectSnackbars } from '@lyng/feature';
import type { AppStore, RootState } from '../store.ts';
import { loadLazySlices, openStore } from '../testing/open-store.ts';
import { authToAccountCart } from './auth-to-account-cart.ts';
import type { StartListening } from './wirings.ts';

let lazySlices: readonly Slice[];
beforeAll(async () => void (lazySlices = await loadLazySlices()));

const karen: SignedInUser = {
  userId: '7',
  userName: 'Karen Holm',
  customerType: 'PERSON',
  isMember: false,
  isStudent: false,
  isCurve: false,
};

const cartWith = (id: string, ...skuIds: readonly number[]) =>
  makeCart({
    id,
    items: skuIds.map((skuId) =>
      makeCartItem({
        skuId,
        quantity: 1,
        product: {
          ...makeProductSummary({ productId: skuId, name: `Shoe ${skuId}` }),
          skus: [makeSku(skuId, '38', makeStock(50))],
        },
      }),
    ),
  });

/** A guest with one product in their cart, whose account has a cart with other ones. */
function openShop(...accountSkuIds: readonly number[]) {
  const server = createCartServer([cartWith('guests', 1), cartWith('accounts', ...accountSkuIds)]);
  const { gateway } = server;
  const saved: string[] = [];
  const storage = safeStorage(() => undefined);
  let [cookie, ids, loads] = ['guests', 0, 0];
  const cart = createCartListeners({
    gateway,
    saveCartId: (id) => void (cookie = id),
    readCartId: () => cookie,
    channel: { post: () => undefined, listen: () => () => undefined },
    connection: { isOnline: () => true, whenOnline: () => Promise.resolve() },
    storage: safeStorage(() => undefined),
    now: () => 1,
    newId: () => `key-${(ids += 1)}`,
    delay: () => Promise.resolve(),
  });
  const wirings = createListenerMiddleware<RootState, AppStore['dispatch']>();
  authToAccountCart(wirings.startListening as StartListening, {
    account: {
      readCartId: async () => saved.at(-1) ?? 'accounts',
      saveCartId: async (cartId) => (saved.push(cartId), true),
    },
    gateway,
    storage,
    notifyTabs: () => undefined,
    translate: ({ message = '', values }) => `${message} ${JSON.stringify(values)}`,
    loadTexts: async () => void (loads += 1),
  });
  const store = openStore({
    state: { cart: initialCartState({ cartId: 'guests' }) },
    middleware: [cart.middleware, wirings.middleware],
  });
  store.addSlices(lazySlices);
  return {
    saved,
    joinedBy: () => storage.read('cart-account'),
    loads: () => loads,
    after: async (action: Parameters<typeof store.dispatch>[0]): Promise<void> => {
      store.dispatch(action);
      for (let quiet = 0; quiet < 30; quiet = store.getState().cart.pending.length > 0 ? 0 : quiet + 1)
        await new Promise((resolve) => setTimeout(resolve, 0));
    },
    skuIds: () => server.carts.get('guests')?.items.map(({ skuId }) => skuId),
    snackbars: () => selectSnackbars(store.getState() as never),
  };
}

describe('auth to the account’s cart', () => {
  it.each([
    ['a login', sessionChanged({ reason: 'login', user: karen })],
    ['a registration', sessionChanged({ reason: 'register', user: karen })],
    ['the first page of a session', authSlice.actions.sessionRead(karen)],
  ])('joins the carts with %s [PAIN-10]', async (_event, action) => {
    const shop = openShop(2);
    await shop.after(action);
    expect([shop.skuIds(), shop.saved, shop.joinedBy()]).toEqual([[1, 2], ['guests'], '7']);
  });

  it.each([
    ['another tab’s login', sessionChanged({ reason: 'elsewhere', user: karen })],
    ['a page without a session', authSlice.actions.sessionRead(null)],
  ])('joins nothing with %s [PAIN-10]', async (_event, action) => {
    const shop = openShop(2);
    await shop.after(action);
    expect([shop.skuIds(), shop.saved, shop.joinedBy(), shop.snackbars()]).toEqual([[1], [], undefined, []]);
  });

  it.each(['logout', 'expired', 'elsewhere'] as const)('ends the join when a session ends: %s', async (reason) => {
    const shop = openShop(2);
    await shop.after(sessionChanged({ reason: 'login', user: karen }));
    await shop.after(sessionChanged({ reason, user: null }));
    expect(shop.joinedBy()).toBeUndefined();
  });

  it('loads the texts, shows the products, and undo removes nothing else [IDEA-14]', async () => {
    const shop = openShop(1, 2);
    await shop.after(sessionChanged({ reason: 'login', user: karen }));
    const [snackbar] = shop.snackbars();
    expect([shop.loads(), shop.snackbars().length, snackbar?.text]).toEqual([1, 1, expect.stringContaining('Shoe 2')]);
    if (snackbar?.undo) await shop.after(snackbar.undo.action);
    expect(shop.skuIds()).toEqual([1]);
  });
});
