import { replayChanges } from './favourite-list.ts';
import type { CappedList, FavouriteList } from './favourite-list.ts';

/**
 * Merges this browser's favourites into the account's: the account's order first, then what is new here, without
 * duplicates and at most 1000. A product that was removed here (its tombstone) is removed there, and one that has
 * disappeared from the account was removed on another device: neither comes back. `null` means that the account has no
 * list at all, so nothing can have been removed.
 */
export const mergeFavourites = (local: FavouriteList, account: readonly number[] | null): CappedList =>
  replayChanges(account ?? local.ids, local.changes);
