import { runExclusive } from '@lyng/browser';
import { withoutChanges } from '../core/favourite-change.ts';
import type { FavouriteChange } from '../core/favourite-change.ts';
import { adoptList, mergeFavourites } from '../core/favourite-list.ts';
import type { CappedList, FavouriteList } from '../core/favourite-list.ts';
import { runSync } from '../wire/run-sync.ts';
import type { SyncTarget } from '../wire/run-sync.ts';
import { favouritesDropped } from './favourite-events.ts';
import type { FavouritesAccount, FavouritesPorts, FavouritesStore } from './favourites-ports.ts';
import { favouritesSlice } from './favourites-slice.ts';
import { storeList } from './store-list.ts';

/** More often something is wrong. */
const MAX_TRIES = 3;

/** The tabs of a browser share their list: they sync one after the other. */
const LOCK = 'favourites-sync';

/** In ms; longer than a request takes. A tab that the system has frozen may hold the lock for hours. */
const LOCK_TIMEOUT = 40_000;

const { selectFavourites } = favouritesSlice.selectors;
const { syncEnded } = favouritesSlice.actions;

/** The account's list as a run has found it and left it. */
export interface SyncedLists {
  readonly userId: string;
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** The list of a store, for a sync. */
function createLocalList(store: FavouritesStore, ports: FavouritesPorts): Pick<SyncTarget, 'merge' | 'settle'> {
  // The storage and not this tab's memory: another tab may have changed it, and its message is still on the way.
  const update = (change: (stored: FavouriteList) => CappedList): CappedList => {
    let settled: readonly FavouriteChange[] = [];
    const list = storeList(store, ports.storage, ports.now(), (stored) => {
      const changed = change(stored);
      settled = withoutChanges(stored.changes, changed.changes);
      return changed;
    });
    const { userId } = selectFavourites(store.getState());
    ports.channel.post({ type: 'favourites-saved', userId, ids: list.ids, settled });
    return list;
  };
  return {
    merge: (account) => {
      const merged = update((stored) => mergeFavourites(stored, account));
      if (merged.dropped.length > 0) {
        ports.log(`@lyng/favourites: the list is full, ${merged.dropped.length} favourites were left out.`);
        store.dispatch(favouritesDropped(merged.dropped));
      }
      return merged;
    },
    settle: (ids, changes) => void update((stored) => adoptList(stored, ids, changes)),
  };
}

/** Creates the sync of one store: one run at a time; a request during a run starts one more run after it. */
export function createFavouritesSync(
  store: FavouritesStore,
  ports: FavouritesPorts & { readonly account: FavouritesAccount },
  onSynced: (lists: SyncedLists) => void = () => undefined,
): () => Promise<void> {
  const state = () => selectFavourites(store.getState());
  let running: Promise<void> | null = null;
  let isWanted = false;

  const list = createLocalList(store, ports);

  const syncOnce = async (): Promise<void> => {
    const { userId } = state();
    if (userId === null) return;
    let lists: SyncedLists = { userId, before: [], after: [] };
    const target = {
      ...ports.account,
      userId,
      isCurrent: () => state().userId === userId,
      merge: (before: readonly number[] | null) => {
        lists = { ...lists, before: before ?? [] };
        return list.merge(before);
      },
      settle: (after: readonly number[], changes: readonly FavouriteChange[]) => {
        lists = { ...lists, after };
        list.settle(after, changes);
      },
    };
    const outcome = await runSync(target, MAX_TRIES);
    if (outcome.ok) onSynced(lists);
    const account = outcome.ok ? 'loaded' : 'failed';
    if (state().userId === userId && state().account !== account) store.dispatch(syncEnded(account));
    if (!outcome.ok) ports.log(`@lyng/favourites: not synchronised, nothing is lost. ${JSON.stringify(outcome.error)}`);
  };

  const runWhileWanted = async (): Promise<void> => {
    while (isWanted) {
      isWanted = false;
      await runExclusive({ name: LOCK, locks: ports.locks, signal: AbortSignal.timeout(LOCK_TIMEOUT) }, syncOnce);
    }
  };

  return () => {
    isWanted = true;
    running ??= runWhileWanted().finally(() => {
      running = null;
    });
    return running;
  };
}
