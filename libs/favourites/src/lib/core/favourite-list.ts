import { joinChanges, nextChangeAt, withoutChanges } from './favourite-change.ts';
import type { FavouriteChange } from './favourite-change.ts';
import { FAVOURITES_CAP } from './product-id.ts';

/** The favourites of this browser. */
export interface FavouriteList {
  /** The visible favourites, oldest first; the changes are already included. */
  readonly ids: readonly number[];
  /** Changes that the account does not have yet, at most one per product. */
  readonly changes: readonly FavouriteChange[];
}

/** A list after an edit, and the favourites that did not fit. */
export interface CappedList extends FavouriteList {
  readonly dropped: readonly number[];
}

/**
 * Replays changes over a list: removed products leave it, new ones are appended in the order of their changes. The list
 * comes first; where the cap leaves no room for all new ones, the newest of them stay.
 */
export function replayChanges(ids: readonly number[], changes: readonly FavouriteChange[]): CappedList {
  const removed = new Set(changes.filter(({ liked }) => !liked).map(({ productId }) => productId));
  const remaining = ids.filter((id) => !removed.has(id)).slice(-FAVOURITES_CAP);
  const present = new Set(remaining);
  const added = changes
    .filter(({ productId, liked }) => liked && !present.has(productId))
    .map(({ productId }) => productId);
  const dropped = added.slice(0, Math.max(0, remaining.length + added.length - FAVOURITES_CAP));
  const droppedIds = new Set(dropped);
  return {
    ids: [...remaining, ...added.slice(dropped.length)],
    changes: changes.filter(({ productId }) => !droppedIds.has(productId)),
    dropped,
  };
}

/** Takes over changes from this tab or another. */
export const applyChanges = (list: FavouriteList, changes: readonly FavouriteChange[]): CappedList =>
  replayChanges(list.ids, joinChanges(list.changes, changes));

/** Replaces this browser's list by the account's; only changes that the account does not have yet stay. */
export const adoptList = (
  list: FavouriteList,
  ids: readonly number[],
  settled: readonly FavouriteChange[],
): CappedList => replayChanges(ids, withoutChanges(list.changes, settled));

/**
 * Merges this browser's favourites into the account's: the account's order first, then what is new here, without
 * duplicates and at most 1000. A product that was removed here (its tombstone) is removed there, and one that has
 * disappeared from the account was removed on another device: neither comes back. `null` means that the account has no
 * list at all, so nothing can have been removed.
 */
export const mergeFavourites = (local: FavouriteList, account: readonly number[] | null): CappedList =>
  replayChanges(account ?? local.ids, local.changes);

const changesTo = (
  list: FavouriteList,
  productIds: readonly number[],
  liked: boolean,
  now: number,
): readonly FavouriteChange[] => {
  const first = nextChangeAt(list.changes, now);
  return productIds.map((productId, index) => ({ productId, liked, at: first + index }));
};

/** Adds products. A full list drops its oldest, so that a pressed heart is always filled. */
export function addFavourites(list: FavouriteList, productIds: readonly number[], now: number): CappedList {
  const present = new Set(list.ids);
  const added = productIds.filter((id) => !present.has(id));
  const dropped = list.ids.slice(0, Math.max(0, list.ids.length + added.length - FAVOURITES_CAP));
  const made = applyChanges(removeFavourites(list, dropped, now), changesTo(list, added, true, now));
  return { ...made, dropped: [...dropped, ...made.dropped] };
}

/** Removes products; each leaves a tombstone, so that no other list brings the product back. */
export const removeFavourites = (list: FavouriteList, productIds: readonly number[], now: number): CappedList =>
  applyChanges(list, changesTo(list, productIds, false, now));
