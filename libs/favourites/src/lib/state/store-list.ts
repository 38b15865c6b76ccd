import { cookieNames } from '@lyng/browser';
import type { CookieJar, TextStore } from '@lyng/browser';
import { joinChanges, joinSettled, withoutSettled } from '../core/favourite-change.ts';
import type { FavouriteChange } from '../core/favourite-change.ts';
import { adoptList, applyChanges } from '../core/favourite-list.ts';
import type { FavouriteList } from '../core/favourite-list.ts';
import { parseGuestFavourites } from '../core/guest-favourites.ts';
import { assignOwner } from '../core/list-owner.ts';
import type { OwnedList } from '../core/list-owner.ts';
import { readFavourites, takeEarlyChanges, writeFavourites } from '../wire/favourites-storage.ts';
import type { FavouritesStore } from './favourites-ports.ts';
import { favouritesSlice } from './favourites-slice.ts';

const { listStored } = favouritesSlice.actions;
const { selectFavourites } = favouritesSlice.selectors;

const isSame = (a: FavouriteList, b: FavouriteList): boolean =>
  JSON.stringify([a.ids, a.changes]) === JSON.stringify([b.ids, b.changes]);

/**
 * Changes the stored list and shows it. It starts from the storage, not from this tab's memory: a tab that slept, or
 * has not read the storage yet, knows less than the storage does. The list then belongs to the user of this tab.
 */
export function storeList<List extends FavouriteList>(
  store: FavouritesStore,
  storage: TextStore,
  lastUpdated: number,
  change: (stored: OwnedList) => List,
): List {
  const shown = selectFavourites(store.getState());
  const own = assignOwner(readFavourites(storage), shown.userId);
  const changed = change(own);
  const next = { ids: changed.ids, changes: changed.changes, lastUpdated };
  const waiting = new Set(next.changes.map(({ productId }) => productId));
  const settled = own.changes.filter(({ productId }) => !waiting.has(productId));
  writeFavourites(storage, { ...own, ...next, settled: joinSettled(own.settled, settled) });
  // In most cases the list is already on the screen, and nothing is rendered again.
  if (!shown.isRestored || !isSame(shown, next)) store.dispatch(listStored(next));
  return changed;
}

/** Takes the favourites that a guest has posted; they are newer than the storage and older than what was pressed since. */
function takePosted(cookies: CookieJar, pressed: readonly FavouriteChange[]): readonly FavouriteChange[] {
  const ids = parseGuestFavourites(cookies.get(cookieNames.favourites));
  if (cookies.get(cookieNames.favourites) !== undefined) cookies.remove(cookieNames.favourites);
  const known = new Set(pressed.map(({ productId }) => productId));
  const now = Date.now();
  return ids
    .filter((id) => !known.has(id))
    .map((productId, index) => ({ productId, liked: true, at: now - ids.length + index }));
}

/**
 * Shows the favourites of the last visit. Call it after hydration, because the server does not know the storage; and
 * again when the page comes back from the back-forward cache, where it missed all messages of other tabs. A heart that
 * was pressed before the first call counts like any other, also on a page that was left before it, and so does one that
 * was posted without script: its cookie is dropped.
 */
export function restoreFavourites(store: FavouritesStore, storage: TextStore, cookies?: CookieJar): void {
  const { isRestored, changes, lastUpdated, userId } = selectFavourites(store.getState());
  const pressed = joinChanges(takeEarlyChanges(storage), isRestored ? [] : changes);
  const early = cookies ? joinChanges(takePosted(cookies, pressed), pressed) : pressed;
  if (early.length === 0) {
    const stored = readFavourites(storage);
    // The user of the tab may not be known yet: until then the list keeps its owner.
    const own = userId === null ? stored : assignOwner(stored, userId);
    store.dispatch(listStored({ ids: own.ids, changes: own.changes, lastUpdated: own.lastUpdated }));
  } else
    storeList(
      store,
      storage,
      early.reduce((latest, { at }) => Math.max(latest, at), lastUpdated),
      (stored) => applyChanges(stored, withoutSettled(early, stored.settled)),
    );
}

/**
 * Shows the account's list as the server has just rendered it, with the unsaved changes, until the sync has read it
 * too.
 */
export const adoptServedFavourites = (store: FavouritesStore, storage: TextStore, ids: readonly number[]): void =>
  void storeList(store, storage, Date.now(), (stored) => adoptList(stored, ids, []));
