import { openTabChannel, safeStorage } from '@lyng/browser';
import type { BroadcastChannelLike, LocksLike, StorageLike, TextStore } from '@lyng/browser';
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import type { Middleware, Store, UnknownAction } from '@reduxjs/toolkit';
import { createFavouritesListeners } from '../state/favourites-listeners.ts';
import type { FavouritesPorts } from '../state/favourites-ports.ts';
import { favouritesSlice } from '../state/favourites-slice.ts';
import type { FavouritesRootState } from '../state/favourites-slice.ts';
import { storeEarlyHearts } from '../state/store-early-hearts.ts';
import type { LeftPage } from '../state/store-early-hearts.ts';
import { restoreFavourites } from '../state/store-list.ts';
import { isFavouritesMessage } from '../wire/favourites-message.ts';
import type { FavouritesMessage } from '../wire/favourites-message.ts';
import { createFavouritesService } from '../wire/favourites-service.ts';
import { createFavouritesServer } from './favourites-server.ts';
import type { FavouritesServer } from './favourites-server.ts';

/** The parts that the tabs of one browser share. */
export interface TestBrowser {
  /** The texts that outlive a tab. */
  readonly storage: Map<string, string>;
  readonly store: TextStore;
  /** Every message posted on the favourites channel. */
  readonly posted: FavouritesMessage[];
  readonly openChannel: (name: string) => BroadcastChannelLike;
}

/** Creates a browser whose storage holds the given texts; by default messages arrive after the sender's current task. */
export function createTestBrowser(
  texts: Readonly<Record<string, string>> = {},
  storage?: StorageLike,
  send: (deliver: () => void) => void = queueMicrotask,
): TestBrowser {
  const stored = new Map(Object.entries(texts));
  const tabs = new Set<(event: { readonly data: unknown }) => void>();
  const posted: FavouritesMessage[] = [];
  const own: StorageLike = {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
  return {
    storage: stored,
    store: safeStorage(() => storage ?? own),
    posted,
    openChannel: () => {
      const heard = new Set<(event: { readonly data: unknown }) => void>();
      return {
        postMessage: (data) => {
          posted.push((data as { readonly message: FavouritesMessage }).message);
          const others = [...tabs].filter((tab) => !heard.has(tab));
          send(() => others.filter((tab) => tabs.has(tab)).forEach((tab) => tab({ data: structuredClone(data) })));
        },
        addEventListener: (_type, listener) => {
          heard.add(listener);
          tabs.add(listener);
        },
        close: () => heard.forEach((listener) => tabs.delete(listener)),
      };
    },
  };
}

/** A store with the slice and effects of the favourites, as one tab of a browser has it. */
export interface TestTab {
  readonly store: Store<FavouritesRootState>;
  readonly server: FavouritesServer;
  readonly actions: UnknownAction[];
  readonly logged: string[];
  /** Waits until all pending work is done. */
  readonly settled: () => Promise<void>;
  /** Dispatches, and waits until all work that comes of it is done. */
  readonly run: (...actions: readonly UnknownAction[]) => Promise<void>;
  /** Ends what the tab hears of its page and of the others, as when it is killed. */
  readonly close: () => void;
}

/** The options of a tab. */
export interface TestTabOptions {
  readonly browser?: TestBrowser;
  readonly server?: FavouritesServer;
  readonly readMetadata?: (userId: string) => Promise<unknown>;
  readonly token?: () => string | undefined;
  /** Ms since 1970. */
  readonly now?: () => number;
  /** Dispatches the page's lifecycle events (`pagehide`, `pageshow`). */
  readonly page?: LeftPage;
  /** Loads the code of the sync; the real one by default. */
  readonly loadSync?: Parameters<typeof createFavouritesListeners>[1];
  /** False for a page that has not read the storage yet. */
  readonly isRestored?: boolean;
  /** The locks that the tabs of a browser share; none by default. */
  readonly locks?: LocksLike;
  readonly showMerge?: NonNullable<FavouritesPorts['showMerge']>;
  /** After the listeners of the favourites. */
  readonly middleware?: readonly Middleware[];
}

/** A `fetch` whose requests can be waited for. */
function watchRequests(send: typeof globalThis.fetch) {
  let open = 0;
  const fetch: typeof send = async (...request) => {
    open += 1;
    try {
      return await send(...request);
    } finally {
      open -= 1;
    }
  };
  const settled = async (): Promise<void> => {
    // The sync's code is loaded first, and its requests take a few microtasks.
    for (let quiet = 0; quiet < 5; quiet = open === 0 ? quiet + 1 : 0)
      await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return { fetch, settled };
}

let tabCount = 0;

/** Opens a tab. */
export function createTestTab({
  browser = createTestBrowser(),
  server = createFavouritesServer(),
  readMetadata = () => Promise.resolve('{}'),
  token = () => 'token',
  now = () => 1_700_000_000_000,
  page,
  loadSync,
  isRestored = true,
  locks,
  showMerge,
  middleware = [],
}: TestTabOptions = {}): TestTab {
  const [actions, logged] = [[] as UnknownAction[], [] as string[]];
  const { fetch, settled } = watchRequests((...request) => server.fetch(...request));
  const service = createFavouritesService({
    url: 'https://shop.test/favourites',
    fetch,
    token: async () => token(),
    renew: async () => false,
  });
  const tabId = `tab-${(tabCount += 1)}`;
  const channel = openTabChannel({
    name: 'favorites_channel',
    tabId,
    isMessage: isFavouritesMessage,
    open: browser.openChannel,
  });
  const ports = {
    storage: browser.store,
    channel,
    account: { service, readMetadata },
    locks,
    ...(showMerge && { showMerge }),
    now,
    log: (text: string) => void logged.push(text),
  };
  const listeners = createFavouritesListeners(ports, loadSync);
  const record: Middleware = () => (next) => (action) => {
    actions.push(action as UnknownAction);
    return next(action);
  };
  const store = configureStore({
    reducer: combineSlices(favouritesSlice),
    middleware: (defaults) =>
      defaults({ immutableCheck: false, serializableCheck: false }).concat([
        listeners.middleware,
        ...middleware,
        record,
      ]),
  });
  const stopFollowing = listeners.followOtherTabs(store);
  if (page) storeEarlyHearts(page, store);
  const stopReturns = page && listeners.followPageReturn(page, store);
  if (isRestored) restoreFavourites(store, browser.store);
  return {
    store,
    server,
    actions,
    logged,
    settled,
    run: (...next) => {
      for (const action of next) store.dispatch(action);
      return settled();
    },
    close: () => {
      stopFollowing();
      stopReturns?.();
    },
  };
}
