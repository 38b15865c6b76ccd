import { adoptList, mergeFavourites } from '../core/favourite-list.ts';
import type { CappedList, FavouriteList } from '../core/favourite-list.ts';
import { withoutChanges } from '../core/favourite-change.ts';
import type { FavouriteChange } from '../core/favourite-change.ts';
import type { SyncTarget } from '../wire/run-sync.ts';
import { favouritesDropped } from './favourite-events.ts';
import type { FavouritesPorts, FavouritesStore } from './favourites-ports.ts';
import { favouritesSlice } from './favourites-slice.ts';
import { storeList } from './store-list.ts';

const { selectFavourites } = favouritesSlice.selectors;

/** The list of a store, for a sync. */
export function createLocalList(store: FavouritesStore, ports: FavouritesPorts): Pick<SyncTarget, 'merge' | 'settle'> {
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
