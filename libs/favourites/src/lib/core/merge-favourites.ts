import { replayChanges } from './favourite-list.ts';
import type { CappedList, FavouriteList } from './favourite-list.ts';

/**
 * Merges this browser's favourites into the account's: the account's order first, then what is new here, without
 * duplicates and at most 1000 (Spec §4). A product that was taken off here is taken off there (its tombstone), and
 * one that the account had and has no longer was taken off on another device: neither comes back (D7).
 * `null` says that the account has no list at all, so nothing can have been taken off.
 */
export const mergeFavourites = (local: FavouriteList, account: readonly number[] | null): CappedList =>
  replayChanges(account ?? local.ids, local.changes);
