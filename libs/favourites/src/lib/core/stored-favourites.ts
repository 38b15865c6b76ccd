import { joinChanges } from './favourite-change.ts';
import type { FavouriteChange } from './favourite-change.ts';
import { replayChanges } from './favourite-list.ts';
import type { FavouriteList } from './favourite-list.ts';
import { normaliseIds, parseProductId } from './product-id.ts';

/** The favourites as this browser keeps them for the next visit. */
export interface StoredFavourites extends FavouriteList {
  /** Ms since 1970; 0 when never. Shown to nobody and decides nothing: clocks are wrong too often. */
  readonly lastUpdated: number;
}

const parseChange = (value: unknown): FavouriteChange | undefined => {
  if (!Array.isArray(value)) return undefined;
  const [id, at, liked] = value as readonly unknown[];
  const productId = parseProductId(id);
  return productId !== undefined && typeof at === 'number' && Number.isSafeInteger(at) && at >= 0
    ? { productId, at, liked: liked === 1 }
    : undefined;
};

// Without a log nobody knows what the account has been told, so all of it is new: the union loses nothing.
const asNew = (ids: readonly number[]): readonly FavouriteChange[] =>
  ids.map((productId, index) => ({ productId, liked: true, at: index }));

/** Reads what the storage holds; whatever does not fit is as if it were not there, and nothing throws. */
export function parseStored(ids: unknown, unsaved: unknown, lastUpdated: unknown): StoredFavourites {
  const known = normaliseIds(ids);
  const changes = Array.isArray(unsaved)
    ? unsaved.map(parseChange).filter((change) => change !== undefined)
    : asNew(known);
  const { dropped: _, ...list } = replayChanges(known, joinChanges(changes, []));
  const time = Number(lastUpdated);
  return { ...list, lastUpdated: Number.isSafeInteger(time) && time > 0 ? time : 0 };
}

/** The changes in the form in which they are kept: `[productId, at, 1 or 0]`. */
export const printChanges = (changes: readonly FavouriteChange[]): unknown =>
  changes.map(({ productId, at, liked }) => [productId, at, liked ? 1 : 0]);
