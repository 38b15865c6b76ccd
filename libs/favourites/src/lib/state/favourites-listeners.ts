import type { TextStore } from '@lyng/browser';
import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { withoutChanges, withoutSettled } from '../core/favourite-change.ts';
import { adoptList, applyChanges } from '../core/favourite-list.ts';
import { guestMerge, guestsFavourites } from '../core/guest-merge.ts';
import { readFavourites } from '../wire/favourites-storage.ts';
import {
  favouriteAdded,
  favouriteRemoved,
  favouritesBroughtBack,
  favouritesCleared,
  favouritesDropped,
  favouritesTakenOut,
} from './favourite-events.ts';
import type { FavouritesPorts, FavouritesStore } from './favourites-ports.ts';
import { favouritesSlice } from './favourites-slice.ts';
import type { createFavouritesSync, SyncedLists } from './favourites-sync.ts';
import type { FavouritesRootState } from './favourites-slice.ts';
import { storeList, restoreFavourites } from './store-list.ts';

const { selectFavourites } = favouritesSlice.selectors;

/** The side effects of the favourites' actions; one per store, in the browser only. */
export interface FavouritesListeners {
  /** To be added to the store's middleware. */
  readonly middleware: ListenerMiddlewareInstance<FavouritesRootState>['middleware'];
  /** Starts following the other tabs; the returned function stops it. */
  readonly followOtherTabs: (store: FavouritesStore) => () => void;
  /**
   * Starts reloading the list when the page comes back from the back-forward cache, where it missed all messages, and
   * syncing what waits when the connection or the shopper is back; the returned function stops it.
   */
  readonly followPageReturn: (page: Pick<Window, 'addEventListener'>, store: FavouritesStore) => () => void;
}

type ReturnedPage = Parameters<FavouritesListeners['followPageReturn']>[0];

function followPageReturn(
  page: ReturnedPage,
  store: FavouritesStore,
  storage: TextStore,
  sync: (store: FavouritesStore) => Promise<void>,
): () => void {
  const syncWaiting = (): void => {
    if (selectFavourites(store.getState()).changes.length > 0) void sync(store);
  };
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    restoreFavourites(store, storage);
    syncWaiting();
  };
  const stopped = new AbortController();
  const { signal } = stopped;
  page.addEventListener('pageshow', onShow, { signal });
  // A phone announces its network after a while or never, so the shopper's return counts too.
  for (const name of ['online', 'focus']) page.addEventListener(name, syncWaiting, { signal });
  return () => stopped.abort();
}

interface SyncCode {
  readonly createFavouritesSync: typeof createFavouritesSync;
}

/** Reports once what a guest has brought to an account, after the account has it. */
function createMergeReport(showMerge: FavouritesPorts['showMerge']) {
  let brought: readonly number[] = [];
  return {
    begin: (guests: readonly number[]): void => void (brought = guests),
    onSynced: (lists: SyncedLists): void => {
      const merge = guestMerge(lists.userId, brought, lists);
      brought = [];
      if (merge.added.length + merge.dropped.length > 0) showMerge?.(merge);
    },
  };
}

/** Makes the effects of the favourites for one store. */
export function createFavouritesListeners(
  ports: FavouritesPorts,
  loadSync: () => Promise<SyncCode> = () => import('./favourites-sync.ts'),
): FavouritesListeners {
  const { storage, channel, account, now, log, showMerge } = ports;
  const listeners = createListenerMiddleware<FavouritesRootState>();
  let syncing: Promise<() => Promise<void>> | null = null;
  const merges = createMergeReport(showMerge);

  const sync = async (store: FavouritesStore): Promise<void> => {
    if (!account || selectFavourites(store.getState()).userId === null) return;
    // The code of the account sync is not part of the first load.
    syncing ??= loadSync().then((code) => code.createFavouritesSync(store, { ...ports, account }, merges.onSynced));
    try {
      await (
        await syncing
      )();
    } catch (error) {
      syncing = null;
      log(`@lyng/favourites: the sync broke off, and is tried again with the next change. ${String(error)}`);
    }
  };

  listeners.startListening({
    matcher: isAnyOf(favouriteAdded, favouriteRemoved, favouritesCleared, favouritesBroughtBack, favouritesTakenOut),
    effect: (_action, store) => {
      const before = selectFavourites(store.getOriginalState());
      const after = selectFavourites(store.getState());
      const made = withoutChanges(after.changes, before.changes);
      storeList(store, storage, after.lastUpdated, (stored) => applyChanges(stored, made));
      channel.post({
        type: 'favourites-changed',
        userId: after.userId,
        changes: selectFavourites(store.getState()).changes,
      });
      return sync(store);
    },
  });
  listeners.startListening({
    matcher: isAnyOf(favouriteAdded, favouritesBroughtBack),
    effect: (_action, store) => {
      const left = new Set(selectFavourites(store.getState()).ids);
      const dropped = selectFavourites(store.getOriginalState()).ids.filter((id) => !left.has(id));
      if (dropped.length > 0) store.dispatch(favouritesDropped(dropped));
    },
  });
  listeners.startListening({
    actionCreator: favouritesSlice.actions.userIdentified,
    effect: (_action, store) => {
      const { isRestored, lastUpdated, userId } = selectFavourites(store.getState());
      merges.begin(isRestored && userId !== null ? guestsFavourites(readFavourites(storage)) : []);
      // The storage also holds changes that the last run has not saved.
      if (isRestored) storeList(store, storage, lastUpdated, (stored) => stored);
      return sync(store);
    },
  });

  return {
    middleware: listeners.middleware,
    followPageReturn: (page, store) => followPageReturn(page, store, storage, sync),
    followOtherTabs: (store) =>
      channel.listen((message) => {
        // Another shopper has logged in in another tab: this tab gets the message too, and neither gets the other's
        // favourites.
        if (message.userId !== selectFavourites(store.getState()).userId) return;
        // The other tab has notified all tabs: nothing is posted from here.
        if (message.type === 'favourites-saved') {
          storeList(store, storage, now(), (stored) => adoptList(stored, message.ids, message.settled));
        } else {
          storeList(store, storage, now(), (stored) =>
            applyChanges(stored, withoutSettled(message.changes, stored.settled)),
          );
          void sync(store);
        }
      }),
  };
}
