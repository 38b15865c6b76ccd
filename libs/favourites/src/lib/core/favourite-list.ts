import { joinChanges, nextChangeAt, withoutChanges } from './favourite-change.ts';
import type { FavouriteChange } from './favourite-change.ts';
import { FAVOURITES_CAP } from './product-id.ts';

/** The favourites as this browser knows them. */
export interface FavouriteList {
  /** What is shown, the oldest first; the changes are already in it. */
  readonly ids: readonly number[];
  /** What the account has not been told yet, at most one per product. */
  readonly changes: readonly FavouriteChange[];
}

/** A list after an edit, and the favourites for which it had no room. */
export interface CappedList extends FavouriteList {
  readonly dropped: readonly number[];
}

/**
 * Replays changes over a list: removed products leave it, new ones follow in the order of their hearts.
 * The list comes first; where the cap leaves no room for all new ones, the newest of them are kept.
 */
export function replayChanges(ids: readonly number[], changes: readonly FavouriteChange[]): CappedList {
  const removed = new Set(changes.filter(({ liked }) => !liked).map(({ productId }) => productId));
  const kept = ids.filter((id) => !removed.has(id)).slice(-FAVOURITES_CAP);
  const present = new Set(kept);
  const added = changes
    .filter(({ productId, liked }) => liked && !present.has(productId))
    .map(({ productId }) => productId);
  const dropped = added.slice(0, Math.max(0, kept.length + added.length - FAVOURITES_CAP));
  const droppedIds = new Set(dropped);
  return {
    ids: [...kept, ...added.slice(dropped.length)],
    changes: changes.filter(({ productId }) => !droppedIds.has(productId)),
    dropped,
  };
}

/** Takes changes into the list, from this tab or another. */
export const applyChanges = (list: FavouriteList, changes: readonly FavouriteChange[]): CappedList =>
  replayChanges(list.ids, joinChanges(list.changes, changes));

/** Puts the account's list in the place of this browser's; only changes that it does not have yet stay. */
export const adoptList = (
  list: FavouriteList,
  ids: readonly number[],
  settled: readonly FavouriteChange[],
): CappedList => replayChanges(ids, withoutChanges(list.changes, settled));

const changesTo = (
  list: FavouriteList,
  productIds: readonly number[],
  liked: boolean,
  now: number,
): readonly FavouriteChange[] => {
  const first = nextChangeAt(list.changes, now);
  return productIds.map((productId, index) => ({ productId, liked, at: first + index }));
};

/** Gives products hearts. A full list lets its oldest go, so that a heart never stays empty under the finger. */
export function addFavourites(list: FavouriteList, productIds: readonly number[], now: number): CappedList {
  const present = new Set(list.ids);
  const added = productIds.filter((id) => !present.has(id));
  const dropped = list.ids.slice(0, Math.max(0, list.ids.length + added.length - FAVOURITES_CAP));
  const made = applyChanges(removeFavourites(list, dropped, now), changesTo(list, added, true, now));
  return { ...made, dropped: [...dropped, ...made.dropped] };
}

/** Takes hearts away; each leaves a tombstone, so that no other list brings the product back (D7). */
export const removeFavourites = (list: FavouriteList, productIds: readonly number[], now: number): CappedList =>
  applyChanges(list, changesTo(list, productIds, false, now));
