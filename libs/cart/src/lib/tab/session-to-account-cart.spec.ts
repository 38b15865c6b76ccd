import { safeStorage } from '@lyng/browser';
import { selectSnackbars, shopEvent } from '@lyng/feature';
import { createCartListeners } from '../state/cart-listeners.ts';
import { cartOfUnits } from '../testing/cart-of-units.ts';
import { turn } from '../testing/cart-operations.ts';
import { createCartServer } from '../testing/cart-server.ts';
import { createTestCart } from '../testing/cart-store.ts';
import { openTab } from '../testing/open-tab.ts';
import { followSession } from './follow-session.ts';
import { sessionToAccountCart } from './session-to-account-cart.ts';

const sessionChanged = shopEvent('auth/event/sessionChanged');

const cartWith = (id: string, ...skuIds: readonly number[]) =>
  cartOfUnits(id, Object.fromEntries(skuIds.map((skuId) => [skuId, 1])));

/** A guest with one product in their cart, whose account has a cart with other ones. */
function openShop(...accountSkuIds: readonly number[]) {
  const server = createCartServer([cartWith('guests', 1), cartWith('accounts', ...accountSkuIds)]);
  const { gateway } = server;
  const saved: string[] = [];
  const loaded: string[] = [];
  const storage = safeStorage(() => undefined);
  const cart = createCartListeners(createTestCart({ cartId: 'guests' }, server).ports);
  const { store } = openTab(
    (start) =>
      sessionToAccountCart(start, {
        ...followSession(start),
        account: {
          readCartId: async () => saved.at(-1) ?? 'accounts',
          saveCartId: async (cartId) => (saved.push(cartId), true),
        },
        gateway,
        storage,
        notifyTabs: () => undefined,
        translate: (text) => `${(text as { readonly message?: string }).message} ${JSON.stringify(text.values)}`,
        loadMessages: async (group) => void loaded.push(group),
      }),
    { cartId: 'guests', middleware: [cart.middleware] },
  );
  return {
    saved,
    loaded,
    joinedBy: () => storage.read('cart-account'),
    after: async (action: Parameters<typeof store.dispatch>[0]): Promise<void> => {
      store.dispatch(action);
      for (let quiet = 0; quiet < 30; quiet = store.getState().cart.pending.length > 0 ? 0 : quiet + 1) await turn();
    },
    skuIds: () => server.carts.get('guests')?.items.map(({ skuId }) => skuId),
    snackbars: () => selectSnackbars(store.getState() as never),
  };
}

it('a login joins the carts, shows the products that came, and undo removes nothing else [IDEA-14, PAIN-10]', async () => {
  const shop = openShop(1, 2);
  await shop.after(sessionChanged({ reason: 'login', user: { userId: '7' } }));
  const [snackbar] = shop.snackbars();
  expect([shop.skuIds(), shop.saved, shop.joinedBy()]).toEqual([[1, 2], ['guests'], '7']);
  expect(shop.loaded).toEqual(['account-cart', 'cart']);
  expect([shop.snackbars().length, snackbar?.text]).toEqual([1, expect.stringContaining('Shoe 2')]);
  if (snackbar?.undo) await shop.after(snackbar.undo.action);
  expect(shop.skuIds()).toEqual([1]);
});
