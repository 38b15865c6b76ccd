import { FAVOURITES_CAP } from './product-id.ts';

/** What a shopper last said about a product, and the account has not been told yet. A removal is a tombstone. */
export interface FavouriteChange {
  readonly productId: number;
  readonly liked: boolean;
  /** Ms since 1970 by this browser's clock, at least 1 more than any change before it. */
  readonly at: number;
}

const byTime = (a: FavouriteChange, b: FavouriteChange): number => a.at - b.at || a.productId - b.productId;

// Of two changes at the same moment the heart wins: a favourite too many is easier to bear than a lost one.
const isNewer = (a: FavouriteChange, b: FavouriteChange): boolean =>
  a.at > b.at || (a.at === b.at && a.liked && !b.liked);

/**
 * Joins what two tabs know: the newest change of each product, oldest first. The order of joining does not matter,
 * nor does joining twice, so tabs that hear of each other late or in another order still agree (D7).
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

// A browser that never logs in would otherwise remember every heart that was ever taken off.
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

/** When a change happens now: after all others also where the clock has been wrong (favourites from the year 2099). */
export const nextChangeAt = (changes: readonly FavouriteChange[], now: number): number =>
  changes.reduce((latest, { at }) => Math.max(latest, at + 1), now);
