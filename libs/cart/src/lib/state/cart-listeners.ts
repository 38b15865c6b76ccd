import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { isRecord } from '@lyng/model';
import { parseCartId } from '../core/cart-id.ts';
import { cartReloadRequested, cartResetRequested, cartSwitchRequested } from './cart-events.ts';
import type { CartPorts } from './cart-ports.ts';
import type { CartStore } from './cart-session.ts';
import { cartReference, cartSlice } from './cart-slice.ts';
import type { CartRootState } from './cart-slice.ts';
import { createLazySender } from './lazy-sender.ts';
import type { LazySender, SenderCode } from './lazy-sender.ts';
import { createPendingLog } from './pending-log.ts';
import type { PendingLog } from './pending-log.ts';
import { readCart } from '../wire/cached-cart.ts';

type StartListening = ListenerMiddlewareInstance<CartRootState>['startListening'];

const { operationQueued, marketChanged, cartAdopted, logReplaced, panelOpened } = cartSlice.actions;

/** The window, as far as the cart listens to it. */
export type PageEvents = Pick<Window, 'addEventListener'>;

/** The effects of the cart's actions; one per store, in the browser only. */
export interface CartListeners {
  /** To be put into the store's middleware. */
  readonly middleware: ListenerMiddlewareInstance<CartRootState>['middleware'];
  /**
   * Resumes the operations that the tab's previous page left in flight, and loads a cart that nothing, such as a loader on
   * the server, has put into the gateway. Call it before anything else changes the cart.
   */
  readonly resume: (store: CartStore) => void;
  /** The first half of `resume`, for a host that loads the cart later. */
  readonly resumePending: (store: CartStore) => void;
  /** The second half of `resume`. */
  readonly loadMissing: (store: CartStore) => Promise<void>;
  /**
   * Reloads the cart whenever the page comes out of the back-forward cache, where it has missed all changes, and
   * resumes what the page in between left in flight. Sends again when the network is back.
   */
  readonly followPageReturn: (page: PageEvents, store: CartStore) => () => void;
  /** Starts following the other tabs; the returned function stops it. */
  readonly followOtherTabs: (store: CartStore) => () => void;
}

interface Effects {
  readonly ports: CartPorts;
  readonly log: PendingLog;
  readonly sender: LazySender;
  /** Carts that were detached for good: a message of another tab, sent before it knows, does not bring one back. */
  readonly detachedIds: Set<string>;
}

/** Sends what is pending, and stores it beyond the page. */
function listenToOperations(startListening: StartListening, { log, sender }: Effects): void {
  startListening({
    predicate: (_action, { cart }, { cart: before }) =>
      cart.pending !== before.pending || cart.sendingId !== before.sendingId,
    effect: (_action, store) => log.write(store.getState().cart),
  });
  startListening({
    matcher: isAnyOf(operationQueued, logReplaced),
    effect: async (_action, store) => (await sender.start(store)).drain(),
  });
}

/** Reads, detaches or switches the cart as the host requests it. */
function listenToRequests(startListening: StartListening, effects: Effects): void {
  const { ports, sender, detachedIds } = effects;
  startListening({
    matcher: isAnyOf(cartReloadRequested, marketChanged),
    effect: async (_action, store) => {
      // Without a cart there is nothing to read, unless one is being made right now.
      if (store.getState().cart.cartId !== '' || sender.isStarted()) await (await sender.start(store)).reload();
    },
  });
  startListening({
    actionCreator: panelOpened,
    effect: (_action, store) => loadMissing(effects, store),
  });
  startListening({
    actionCreator: cartResetRequested,
    effect: async ({ payload }, store) => {
      detachedIds.add(payload?.cartId ?? store.getState().cart.cartId);
      // A logout detaches any stored cart, and at once: the page may be left before the sender's code is loaded.
      if (payload?.cartId === undefined) ports.saveCartId('');
      await (await sender.start(store)).reset(payload?.cartId);
    },
  });
  startListening({
    actionCreator: cartSwitchRequested,
    effect: ({ payload: { cartId } }, { dispatch }) => {
      detachedIds.delete(cartId);
      ports.saveCartId(cartId);
      dispatch(cartAdopted({ cartId, detachedCartId: '' }));
      ports.channel.post({ type: 'cart', data: { cartId, isSwitch: true } });
      dispatch(cartReloadRequested());
    },
  });
}

async function loadMissing({ ports, sender }: Effects, store: CartStore): Promise<void> {
  await ports.connection.whenOnline();
  const { cart } = store.getState();
  // A sender exists once an operation is pending, and the response to that brings the cart along.
  if (cart.cartId === '' || sender.isStarted()) return;
  if (!readCart(ports.gateway, cartReference(cart))) store.dispatch(cartReloadRequested());
}

function followPageReturn(
  { ports, log, sender, detachedIds }: Effects,
  page: PageEvents,
  store: CartStore,
): () => void {
  const onShow = (event: PageTransitionEvent): void => {
    if (!event.persisted) return;
    log.resume(store, (stored, own) => [...own, ...stored]);
    // Messages were missed meanwhile: the cookie has the current cart.
    const cartId = ports.readCartId();
    if (cartId !== '' && cartId !== store.getState().cart.cartId)
      store.dispatch(cartAdopted({ cartId, detachedCartId: '' }));
    store.dispatch(cartReloadRequested());
  };
  // Left while a cart could not be loaded: the next page requests it again, unless a logout has detached it.
  const onHide = (): void => {
    const { cartId, detachedCartId } = store.getState().cart;
    if (cartId === '' && detachedCartId !== '' && !detachedIds.has(detachedCartId)) ports.saveCartId(detachedCartId);
    // Replaces what the first load has stored for a page that is left early (`persistEarlyOperations`).
    log.write(store.getState().cart);
  };
  // Operations still wait only if the sender's code could not be loaded.
  const onOnline = (): void => {
    if (store.getState().cart.pending.length > 0)
      void sender.start(store).then(
        ({ drain }) => drain(),
        () => undefined,
      );
  };
  const stopped = new AbortController();
  const { signal } = stopped;
  page.addEventListener('pageshow', onShow, { signal });
  page.addEventListener('pagehide', onHide, { signal });
  page.addEventListener('online', onOnline, { signal });
  return () => stopped.abort();
}

const followOtherTabs = ({ ports, detachedIds }: Effects, store: CartStore): (() => void) =>
  ports.channel.listen((message) => {
    if (!isRecord(message) || message['type'] !== 'cart' || !isRecord(message['data'])) return;
    const { cartId: named, isSwitch } = message['data'];
    const cartId = parseCartId(named);
    if (isSwitch === true) detachedIds.delete(cartId);
    if (cartId === '' || detachedIds.has(cartId)) return;
    const { cart } = store.getState();
    // The other tab has posted to all tabs already. The cookie may be this tab's own, of another cart.
    if (cart.cartId !== cartId) {
      ports.saveCartId(cartId);
      store.dispatch(cartAdopted({ cartId, detachedCartId: '' }));
    }
    store.dispatch(cartReloadRequested());
  });

/** Makes the cart's effects for one store. */
export function createCartListeners(
  hostPorts: CartPorts,
  loadSender: () => Promise<SenderCode> = () => import('./cart-sender.ts'),
): CartListeners {
  const listeners = createListenerMiddleware<CartRootState>();
  const detachedIds = new Set<string>();
  const ports: CartPorts = {
    ...hostPorts,
    readCartId: () => {
      const cartId = hostPorts.readCartId();
      return detachedIds.has(cartId) ? '' : cartId;
    },
  };
  const effects: Effects = {
    ports,
    log: createPendingLog(ports),
    sender: createLazySender(ports, loadSender),
    detachedIds,
  };
  listenToOperations(listeners.startListening, effects);
  listenToRequests(listeners.startListening, effects);
  const resumePending: CartListeners['resumePending'] = (store) =>
    effects.log.resume(store, (stored, own) => [...stored, ...own]);
  return {
    middleware: listeners.middleware,
    resume: (store) => {
      resumePending(store);
      void loadMissing(effects, store);
    },
    resumePending,
    loadMissing: (store) => loadMissing(effects, store),
    followPageReturn: (page, store) => followPageReturn(effects, page, store),
    followOtherTabs: (store) => followOtherTabs(effects, store),
  };
}
