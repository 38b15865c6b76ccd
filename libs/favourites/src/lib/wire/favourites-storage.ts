import { readJson } from '@lyng/browser';
import type { TextStore } from '@lyng/browser';
import type { FavouriteChange } from '../core/favourite-change.ts';
import { parseStored, printUnsaved } from '../core/stored-favourites.ts';
import type { StoredFavourites } from '../core/stored-favourites.ts';
import { EARLY_KEY } from './early-key.ts';
import { isChanges } from './favourites-message.ts';

/** The third key holds the changes that accounts do not have yet, with their owners. */
const favouriteKeys = {
  ids: 'favorites',
  lastUpdated: 'favoritesLastUpdated',
  unsaved: 'favoritesUnsaved',
} as const;

export const readFavourites = (storage: TextStore): StoredFavourites =>
  parseStored(
    readJson(storage, favouriteKeys.ids),
    readJson(storage, favouriteKeys.unsaved),
    readJson(storage, favouriteKeys.lastUpdated),
  );

/** Takes the hearts of a page that was left before it had read the storage. */
export function takeEarlyChanges(storage: TextStore): readonly FavouriteChange[] {
  const changes = readJson(storage, EARLY_KEY);
  storage.remove(EARLY_KEY);
  return isChanges(changes) ? changes : [];
}

/** Stores the favourites for the next visit; an empty list leaves no key of its own behind. */
export function writeFavourites(storage: TextStore, list: StoredFavourites): void {
  const { ids, changes, parked, settled, lastUpdated } = list;
  if (ids.length === 0) {
    storage.remove(favouriteKeys.ids);
    storage.remove(favouriteKeys.lastUpdated);
  } else {
    storage.write(favouriteKeys.ids, JSON.stringify(ids));
    storage.write(favouriteKeys.lastUpdated, String(lastUpdated));
  }
  const isEmpty = [ids, changes, parked, settled].every(({ length }) => length === 0);
  if (isEmpty) storage.remove(favouriteKeys.unsaved);
  else storage.write(favouriteKeys.unsaved, JSON.stringify(printUnsaved(list)));
}
