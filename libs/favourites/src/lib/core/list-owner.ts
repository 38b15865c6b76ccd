import { joinChanges } from './favourite-change.ts';
import type { FavouriteChange } from './favourite-change.ts';
import { replayChanges } from './favourite-list.ts';
import type { FavouriteList } from './favourite-list.ts';

/** What an account has not been told yet, and cannot be told before its owner logs in again. */
export interface ParkedChanges {
  readonly userId: string;
  readonly changes: readonly FavouriteChange[];
}

/** A browser's favourites, which several shoppers may use one after the other. */
export interface OwnedList extends FavouriteList {
  /** Who made the changes; `null` is a guest. */
  readonly owner: string | null;
  /** The account whose favourites are in the list; `null` when there are none but a guest's. */
  readonly account: string | null;
  readonly parked: readonly ParkedChanges[];
}

/** Of so many accounts changes are parked; a browser that more people share forgets those parked first. */
const MAX_PARKED = 5;

const park = (list: OwnedList): readonly ParkedChanges[] =>
  list.owner === null || list.changes.length === 0
    ? list.parked
    : [...list.parked, { userId: list.owner, changes: list.changes }].slice(-MAX_PARKED);

/** Who logs out leaves the list on the screen, but takes along what the account has not been told. */
const withoutOwner = <List extends OwnedList>(list: List): List =>
  list.owner === null ? list : { ...list, owner: null, changes: [], parked: park(list) };

/**
 * Gives the list to who uses the browser from now on. A guest's changes go to whoever logs in next (FAV-06); those of
 * an account wait for its owner, and nobody else gets its favourites.
 */
export function handOver<List extends OwnedList>(list: List, userId: string | null): List {
  if (list.owner === userId) return list;
  const left = withoutOwner(list);
  if (userId === null) return left;
  const own = left.parked.filter((parked) => parked.userId === userId).flatMap(({ changes }) => changes);
  const base = left.account === null || left.account === userId ? left.ids : [];
  const { ids, changes } = replayChanges(base, joinChanges(own, left.changes));
  return {
    ...left,
    ids,
    changes,
    owner: userId,
    account: userId,
    parked: left.parked.filter((parked) => parked.userId !== userId),
  };
}
