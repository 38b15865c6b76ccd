import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { parseCartId } from '../core/cart-id.ts';
import type { PendingOperation } from '../core/pending-operation.ts';
import { cartReloadRequested, cartResetRequested, cartSwitchRequested } from './cart-events.ts';
import type { CartMessage, CartPorts } from './cart-ports.ts';
import type { CartSender } from './cart-sender.ts';
import type { CartStore } from './cart-session.ts';
import { cartSlice } from './cart-slice.ts';
import type { CartRootState } from './cart-slice.ts';
import { createPendingLog } from './pending-log.ts';
import { removalUndone } from './removal-events.ts';

const { intentStated, marketChanged, cartAdopted, logReplaced } = cartSlice.actions;

/** The window, as far as the cart listens to it. */
export type PageEvents = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/** Carries out what the cart's actions ask for; one per store, in the browser only. */
export interface CartListeners {
  /** To be put into the store's middleware. */
  readonly middleware: ListenerMiddlewareInstance<CartRootState>['middleware'];
  /** Takes up what the tab's page before this one had still on its way when it was left. Before anything else changes the cart. */
  readonly resume: (store: CartStore) => void;
  /** Reads the cart of the cookie, which a page that was not rendered for this shopper has not brought along. */
  readonly readOwnCart: (store: CartStore) => void;
  /**
   * Reads the cart anew whenever the page comes out of the back-forward cache, where it has missed what happened since
   * (PAIN-04), and takes up what the page that was left for it had on its way. Sends on when the network is back.
   */
  readonly followPageReturn: (page: PageEvents, store: CartStore) => () => void;
  /** Starts following the other tabs; the returned function stops it. */
  readonly followOtherTabs: (store: CartStore) => () => void;
}

const readMessage = (message: unknown): CartMessage['data'] => {
  const { type, data } = (message ?? {}) as {
    readonly type?: unknown;
    readonly data?: { readonly cartId?: unknown; readonly isSwitch?: unknown };
  };
  return {
    cartId: type === 'cart' ? parseCartId(data?.cartId) : '',
    ...(data?.isSwitch === true && { isSwitch: true }),
  };
};

type Pending = readonly PendingOperation[];

interface SenderCode {
  readonly createCartSender: (store: CartStore, ports: CartPorts) => CartSender;
}

/** So long, in ms, after each time that the sender's code was lost on its way. */
const SENDER_WAITS_MS = [1000, 3000, 9000] as const;

async function patiently(
  load: () => Promise<SenderCode>,
  { connection, delay }: Pick<CartPorts, 'connection' | 'delay'>,
): Promise<SenderCode> {
  for (const wait of SENDER_WAITS_MS) {
    await connection.whenOnline();
    try {
      return await load();
    } catch {
      await delay(wait);
    }
  }
  return load();
}

/** Makes the cart's effects for one store. */
export function createCartListeners(
  ports: CartPorts,
  loadSender: () => Promise<SenderCode> = () => import('./cart-sender.ts'),
): CartListeners {
  const listeners = createListenerMiddleware<CartRootState>();
  /** Carts that were let go for good: what another tab says of one, before it knows, does not bring it back (CART-16). */
  const left = new Set<string>();
  const readCartId = (): string => {
    const cartId = ports.readCartId();
    return left.has(cartId) ? '' : cartId;
  };
  let sender: Promise<CartSender> | null = null;
  // Sending is not part of the first load: an intent is shown at once and waits in the log until its code is there.
  const senderOf = (store: CartStore): Promise<CartSender> =>
    (sender ??= patiently(loadSender, ports).then(
      ({ createCartSender }) => createCartSender(store, { ...ports, readCartId }),
      (error: unknown) => {
        sender = null;
        throw error;
      },
    ));

  const log = createPendingLog(ports);
  /** The intents that are kept and that this page does not know, with those that it does. */
  const takeUp = (store: CartStore, join: (kept: Pending, own: Pending) => Pending): void => {
    const { pending, sendingId } = store.getState().cart;
    const kept = log.read();
    const unknown = kept.operations.filter(({ id }) => !pending.some((own) => own.id === id));
    if (unknown.length === 0) return;
    // The one that may be on its way already is not replaced by a later one: it could still arrive after that.
    store.dispatch(logReplaced({ pending: join(unknown, pending), sendingId: sendingId ?? kept.sendingId }));
  };

  listeners.startListening({
    predicate: (_action, { cart }, { cart: before }) =>
      cart.pending !== before.pending || cart.sendingId !== before.sendingId,
    effect: (_action, store) => log.keep(store.getState().cart),
  });
  listeners.startListening({
    matcher: isAnyOf(intentStated, logReplaced),
    effect: async (_action, store) => (await senderOf(store)).drain(),
  });
  listeners.startListening({
    actionCreator: removalUndone,
    effect: ({ payload: { skuId, quantity, product } }, { dispatch }) => {
      // Set, not added: where the removal has failed meanwhile, the units are still there.
      dispatch(intentStated({ kind: 'set-quantity', line: { itemId: null, skuId }, quantity, product }));
    },
  });
  listeners.startListening({
    matcher: isAnyOf(cartReloadRequested, marketChanged),
    effect: async (_action, store) => {
      // Without a cart there is nothing to read, unless one is being made right now.
      if (store.getState().cart.cartId !== '' || sender) await (await senderOf(store)).reload();
    },
  });
  listeners.startListening({
    actionCreator: cartResetRequested,
    effect: async ({ payload }, store) => {
      left.add(payload?.cartId ?? store.getState().cart.cartId);
      // Who logs out leaves whatever is kept, and at once: the page may be left before the sender's code is there (CART-16).
      if (payload?.cartId === undefined) ports.saveCartId('');
      await (await senderOf(store)).reset(payload?.cartId);
    },
  });
  listeners.startListening({
    actionCreator: cartSwitchRequested,
    effect: ({ payload: { cartId } }, { dispatch }) => {
      left.delete(cartId);
      ports.saveCartId(cartId);
      dispatch(cartAdopted({ cartId, givenUpId: '' }));
      ports.channel.post({ type: 'cart', data: { cartId, isSwitch: true } });
      dispatch(cartReloadRequested());
    },
  });

  const readOwnCart = (store: CartStore): void => {
    const cartId = readCartId();
    if (cartId !== '' && cartId !== store.getState().cart.cartId)
      store.dispatch(cartAdopted({ cartId, givenUpId: '' }));
    store.dispatch(cartReloadRequested());
  };

  return {
    middleware: listeners.middleware,
    readOwnCart,
    resume: (store) => takeUp(store, (kept, own) => [...kept, ...own]),
    followPageReturn: (page, store) => {
      const onShow = (event: PageTransitionEvent): void => {
        if (!event.persisted) return;
        takeUp(store, (kept, own) => [...own, ...kept]);
        // What was said meanwhile was not heard: the cookie knows which cart there is by now.
        readOwnCart(store);
      };
      // Left while a cart is let go (CART-02): the next page asks for it again.
      const onHide = (): void => {
        const { cartId, givenUpId } = store.getState().cart;
        if (cartId === '' && givenUpId !== '') ports.saveCartId(givenUpId);
        // In place of what the first load keeps of a page that is left early (`keepEarlyIntents`).
        log.keep(store.getState().cart);
      };
      // Something still waits only when the sender's code could not be had.
      const onOnline = (): void => {
        if (store.getState().cart.pending.length > 0)
          void senderOf(store).then(
            ({ drain }) => drain(),
            () => undefined,
          );
      };
      const events = [
        ['pageshow', onShow],
        ['pagehide', onHide],
        ['online', onOnline],
      ] as const;
      for (const [name, listener] of events) page.addEventListener(name, listener as EventListener);
      return () => {
        for (const [name, listener] of events) page.removeEventListener(name, listener as EventListener);
      };
    },
    followOtherTabs: (store) =>
      ports.channel.subscribe((message) => {
        const { cartId, isSwitch } = readMessage(message);
        if (isSwitch) left.delete(cartId);
        if (cartId === '' || left.has(cartId)) return;
        const { cart } = store.getState();
        // The other tab has told everyone: nothing is posted on from here. The cookie may be this tab's own, of another cart.
        if (cart.cartId !== cartId) {
          ports.saveCartId(cartId);
          store.dispatch(cartAdopted({ cartId, givenUpId: '' }));
        }
        store.dispatch(cartReloadRequested());
      }),
  };
}
