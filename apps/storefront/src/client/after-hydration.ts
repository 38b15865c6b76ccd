import { channelNames, connectionOf, documentCookies, openTabChannel, safeStorage } from '@lyng/browser';
import { cartCookie, createCartListeners, readCartCookie } from '@lyng/cart';
import type { CartMessage } from '@lyng/cart';
import { createLastVisitedListeners } from '@lyng/catalogue';
import {
  adoptServedFavourites,
  createFavouritesListeners,
  isFavouritesMessage,
  restoreFavourites,
} from '@lyng/favourites';
import { CONSENT_CHANNEL, consentPort, createConsentListeners, isConsentMessage } from '@lyng/tracking';
import type { createBrowserRouter } from 'react-router-dom';
import { addLateSlices } from '../shell/late-slices.ts';
import { forgetOnLeaving } from '../wiring/toasts-to-search.ts';
import { stateLinkedCode } from '../wiring/promo-link-to-cart.ts';
import type { FavouritesData } from '../routes/favourites/favourites-loader.ts';
import { createWirings } from '../wiring/wirings.ts';
import { loadCartActions } from '../shell/load-cart-actions.ts';
import { accountCart } from '../shell/account-cart.ts';
import { authSessionOf } from './auth-session.ts';
import type { BrowserApp } from './browser-app.ts';
import { favouritesAccount } from './favourites-account.ts';
import { keepShown } from './keep-shown.ts';
import { loadPageError } from './LatePageError.tsx';
import { newId } from './new-id.ts';
import { openedWith, promoLinkOf } from './promo-link.ts';
import { retryImages } from './retry-images.ts';
import { searchOnPage } from './search-on-page.ts';
import { sessionOnPage } from './session-on-page.ts';
import { waitingCode } from './waiting-code.ts';
import { watchLists } from './watch-lists.ts';
import { watchRouter } from './watch-router.ts';
import { watchViewport } from './watch-viewport.ts';

/** The favourites that the page was rendered with. */
const favouritesOn = ({ state }: ReturnType<typeof createBrowserRouter>): FavouritesData['served'] =>
  Object.entries(state.loaderData).flatMap(([id, page]) =>
    id.startsWith('favourites:') ? [(page as FavouritesData).served] : [],
  )[0];

const isCartMessage = (message: unknown): message is CartMessage =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === 'cart';

/** Runs `work` when the browser has nothing better to do, at the latest after `timeout` ms. */
const atIdle = (work: () => void, timeout: number): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout });
  else setTimeout(work, timeout);
};

function openChannels() {
  const tabId = newId();
  const open = 'BroadcastChannel' in window ? (name: string) => new BroadcastChannel(name) : undefined;
  return {
    shared: openTabChannel<CartMessage>({ name: channelNames.shared, tabId, isMessage: isCartMessage, open }),
    favourites: openTabChannel({ name: channelNames.favourites, tabId, isMessage: isFavouritesMessage, open }),
    consent: openTabChannel({ name: CONSENT_CHANNEL, tabId, isMessage: isConsentMessage, open }),
  };
}

/** Everything that a tab does once its page is alive: sends what the shopper does, follows other tabs, remembers. */
export function startAfterHydration(app: BrowserApp, router: ReturnType<typeof createBrowserRouter>): void {
  const { gateway, store, late } = app;
  const secure = window.location.protocol === 'https:';
  const channels = openChannels();
  const storage = safeStorage(() => window.localStorage);
  const tabStorage = safeStorage(() => window.sessionStorage);
  const promoLink = promoLinkOf(openedWith(window), tabStorage);
  const saveCartId = (cartId: string): void => {
    document.cookie = cartCookie(cartId, { secure });
  };
  const cart = createCartListeners({
    gateway,
    saveCartId,
    readCartId: () => readCartCookie(document.cookie),
    locks: navigator.locks,
    channel: { post: channels.shared.post, subscribe: channels.shared.listen },
    connection: connectionOf(window),
    storage: tabStorage,
    now: () => Date.now(),
    newId,
    delay: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
  const auth = authSessionOf(store);
  const favourites = createFavouritesListeners({
    storage,
    channel: channels.favourites,
    account: favouritesAccount(gateway, auth),
    now: () => Date.now(),
    log: (text) => console.warn(text),
  });
  const cookies = documentCookies(document, secure);
  const consent = createConsentListeners({
    cookies,
    channel: channels.consent,
    places: { cookie: cookies, local: storage, session: tabStorage },
  });
  const lastVisited = createLastVisitedListeners({
    storage,
    isAllowed: () => consentPort(store).isAllowed('preferences'),
  });
  const search = searchOnPage(app, router);
  const wirings = createWirings({
    search,
    accountCart: {
      account: accountCart(gateway, storage),
      gateway,
      loadTexts: () => Promise.all([app.useMessages('auth'), app.useMessages('cart')]),
    },
    promoLink,
    waitingCode: waitingCode(tabStorage),
    session: {
      ...sessionOnPage(app, router),
      tellCart: (cartId) => channels.shared.post({ type: 'cart', data: { cartId } }),
      loadTexts: () => app.useMessages('auth'),
    },
    translate: app.translate,
  });
  addLateSlices(store);
  // Before the effects: they begin with the list of the last visit, and with the hearts pressed since.
  restoreFavourites(store, storage, cookies);
  // Before the effects as well: what they are told of the past may state intents, and these come after those of earlier pages.
  cart.resume(store);
  late.attach([cart.middleware, consent.middleware, favourites.middleware, lastVisited, wirings]);
  stateLinkedCode(store, promoLink);
  consent.restore(store);
  auth.restore();
  const { userId } = store.getState().favourites;
  const served = favouritesOn(router);
  // What the page shows already; the sync, which has just begun, takes longer.
  if (served && served.ids.length > 0 && userId !== null && served.userId === userId)
    adoptServedFavourites(store, storage, served.ids);
  auth.followOtherTabs();
  Object.assign(app, { shownInstead: keepShown(router) } satisfies Partial<BrowserApp>);
  watchRouter(router, app);
  app.listsOnScreen = watchLists(router, window);
  watchViewport(window, store);
  retryImages({ document, delay: setTimeout });
  // The server may have answered with another cart than the cookie's: a completed one makes room for a new one.
  const { cartId } = store.getState().cart;
  const cookieCartId = readCartCookie(document.cookie);
  if (cartId !== '' && cookieCartId !== cartId) saveCartId(cartId);
  // While the backend is down the server sends everybody's page to a shopper with a cart, which only this browser can bring.
  if (cartId === '' && cookieCartId !== '' && !router.state.loaderData['root']?.cart) cart.readOwnCart(store);
  cart.followOtherTabs(store);
  cart.followPageReturn(window, store);
  consent.followOtherTabs(store, window);
  favourites.followOtherTabs(store);
  favourites.followPageReturn(window, store);
  forgetOnLeaving(window, store, search.forgetSearches);
  // Needed by the first action, and by the first failure; all of it comes when the page has settled, so that it is there offline.
  atIdle(() => void Promise.all([gateway.ready(), loadPageError(), loadCartActions()]).catch(() => undefined), 4000);
}
