import { joinChanges } from './favourite-change.ts';
import type { FavouriteChange } from './favourite-change.ts';
import { replayChanges } from './favourite-list.ts';
import type { FavouriteList } from './favourite-list.ts';
import type { OwnedList, ParkedChanges } from './list-owner.ts';
import { normaliseIds, parseProductId } from './product-id.ts';

/** The favourites of the last visit, as a tab shows them. */
export interface RememberedFavourites extends FavouriteList {
  /** Ms since 1970; 0 when never. Neither shown nor used for decisions: clocks are often wrong. */
  readonly lastUpdated: number;
}

/** The favourites as this browser stores them for the next visit. */
export type StoredFavourites = RememberedFavourites & OwnedList;

const parseChange = (value: unknown): FavouriteChange | undefined => {
  if (!Array.isArray(value)) return undefined;
  const [id, at, liked] = value as readonly unknown[];
  const productId = parseProductId(id);
  return productId !== undefined && typeof at === 'number' && Number.isSafeInteger(at) && at >= 0
    ? { productId, at, liked: liked === 1 }
    : undefined;
};

// Without a log it is unknown what the account has, so every product counts as new: the union loses nothing.
const asNew = (ids: readonly number[]): readonly FavouriteChange[] =>
  ids.map((productId, index) => ({ productId, liked: true, at: index }));

const parseUser = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const parseChanges = (value: unknown): readonly FavouriteChange[] | undefined =>
  Array.isArray(value) ? value.map(parseChange).filter((change) => change !== undefined) : undefined;

const parseParked = (value: unknown): readonly ParkedChanges[] =>
  (Array.isArray(value) ? value : []).flatMap((entry: unknown) => {
    const [user, log] = Array.isArray(entry) ? (entry as readonly unknown[]) : [];
    const [userId, changes] = [parseUser(user), parseChanges(log)];
    return userId !== null && changes !== undefined ? [{ userId, changes }] : [];
  });

/** Parses the storage; invalid parts are ignored, and nothing throws. */
export function parseStored(ids: unknown, unsaved: unknown, lastUpdated: unknown): StoredFavourites {
  const known = normaliseIds(ids);
  // Earlier versions of the shop stored the changes alone, without an owner.
  const log = (Array.isArray(unsaved) ? { changes: unsaved } : (unsaved ?? {})) as Readonly<Record<string, unknown>>;
  const changes = parseChanges(log['changes']) ?? asNew(known);
  const { dropped: _, ...list } = replayChanges(known, joinChanges(changes, []));
  const time = Number(lastUpdated);
  return {
    ...list,
    owner: parseUser(log['owner']),
    account: parseUser(log['account']),
    parked: parseParked(log['parked']),
    settled: parseChanges(log['settled']) ?? [],
    lastUpdated: Number.isSafeInteger(time) && time > 0 ? time : 0,
  };
}

/** Changes in their stored form: `[productId, at, 1 or 0]`. */
const printChanges = (changes: readonly FavouriteChange[]): unknown =>
  changes.map(({ productId, at, liked }) => [productId, at, liked ? 1 : 0]);

/** The unsaved changes and their owner in their stored form. */
export const printUnsaved = ({ changes, owner, account, parked, settled }: OwnedList): unknown => ({
  changes: printChanges(changes),
  owner,
  account,
  parked: parked.map((one) => [one.userId, printChanges(one.changes)]),
  settled: printChanges(settled),
});
