import { joinChanges } from './favourite-change.ts';
import type { FavouriteChange } from './favourite-change.ts';
import { replayChanges } from './favourite-list.ts';
import type { FavouriteList } from './favourite-list.ts';

/** Changes that an account does not have yet and cannot get before its owner logs in again. */
export interface ParkedChanges {
  readonly userId: string;
  readonly changes: readonly FavouriteChange[];
}

/** A browser's favourites, which several shoppers may use one after the other. */
export interface OwnedList extends FavouriteList {
  /** The owner of the changes; `null` for a guest. */
  readonly owner: string | null;
  /** The account whose favourites are in the list; `null` when they are all a guest's. */
  readonly account: string | null;
  readonly parked: readonly ParkedChanges[];
  /** The last changes that the account has got. */
  readonly settled: readonly FavouriteChange[];
}

/** The maximum number of accounts with parked changes; a browser with more drops those parked first. */
const MAX_PARKED = 5;

const park = (list: OwnedList): readonly ParkedChanges[] =>
  list.owner === null || list.changes.length === 0
    ? list.parked
    : [...list.parked, { userId: list.owner, changes: list.changes }].slice(-MAX_PARKED);

/** A logout leaves the list on the screen, but parks the changes that the account does not have. */
const withoutOwner = <List extends OwnedList>(list: List): List =>
  list.owner === null ? list : { ...list, owner: null, changes: [], parked: park(list) };

/**
 * Assigns the list to the present user of the browser. A guest's changes go to the next account that logs in; those of
 * an account wait for its owner, and no other account gets its favourites.
 */
export function assignOwner<List extends OwnedList>(list: List, userId: string | null): List {
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
