import { FAVOURITES_CAP } from './product-id.ts';

/** The latest change of a product that the account does not have yet. A removal is a tombstone. */
export interface FavouriteChange {
  readonly productId: number;
  readonly liked: boolean;
  /** Ms since 1970 by this browser's clock, at least 1 more than any change before it. */
  readonly at: number;
}

const byTime = (a: FavouriteChange, b: FavouriteChange): number => a.at - b.at || a.productId - b.productId;

// Of two changes with the same timestamp the addition wins: an extra favourite is better than a missing one.
const isNewer = (a: FavouriteChange, b: FavouriteChange): boolean =>
  a.at > b.at || (a.at === b.at && a.liked && !b.liked);

/**
 * Merges the changes of two tabs: the newest change of each product, oldest first. The merge is commutative and
 * idempotent, so tabs agree whatever the order and delay of their messages.
 */
export function joinChanges(
  some: readonly FavouriteChange[],
  others: readonly FavouriteChange[],
): readonly FavouriteChange[] {
  const newest = new Map<number, FavouriteChange>();
  for (const change of [...some, ...others]) {
    const known = newest.get(change.productId);
    if (!known || isNewer(change, known)) newest.set(change.productId, change);
  }
  const joined = [...newest.values()].sort(byTime);
  const tooMany = joined.filter(({ liked }) => !liked).length - FAVOURITES_CAP;
  return tooMany > 0 ? withoutOldestRemovals(joined, tooMany) : joined;
}

// A browser that never logs in would otherwise store every removed product for ever.
function withoutOldestRemovals(changes: readonly FavouriteChange[], count: number): readonly FavouriteChange[] {
  let left = count;
  return changes.filter(({ liked }) => liked || (left -= 1) < 0);
}

/** The changes that are not among the others; a product that changed again since then stays. */
export function withoutChanges(
  changes: readonly FavouriteChange[],
  others: readonly FavouriteChange[],
): readonly FavouriteChange[] {
  const known = new Map(others.map((change) => [change.productId, change]));
  return changes.filter(({ productId, at, liked }) => {
    const other = known.get(productId);
    return other?.at !== at || other.liked !== liked;
  });
}

/**
 * The timestamp of a new change: later than all others, even where the clock has been wrong (favourites from the year
 * 2099).
 */
export const nextChangeAt = (changes: readonly FavouriteChange[], now: number): number =>
  changes.reduce((latest, { at }) => Math.max(latest, at + 1), now);

/** The maximum number of settled changes that a browser stores. */
const MAX_SETTLED = 100;

/** Remembers the changes that the account has just got. */
export const joinSettled = (
  settled: readonly FavouriteChange[],
  more: readonly FavouriteChange[],
): readonly FavouriteChange[] => joinChanges(settled, more).slice(-MAX_SETTLED);

/**
 * The changes that are newer than what the account has got of their products. The message of another tab may arrive
 * hours after it, in a tab that was frozen: made again, its changes would undo what has happened since.
 */
export function withoutSettled(
  changes: readonly FavouriteChange[],
  settled: readonly FavouriteChange[],
): readonly FavouriteChange[] {
  const settledAt = new Map(settled.map(({ productId, at }) => [productId, at]));
  return changes.filter(({ productId, at }) => at > (settledAt.get(productId) ?? -1));
}
