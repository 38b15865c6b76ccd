import type { FavouriteChange } from './favourite-change.ts';
import type { FavouriteList } from './favourite-list.ts';

/** The account's list as the favourites service tells it. */
export interface AccountList {
  /** `null` when the service has no list for the user. */
  readonly ids: readonly number[] | null;
  /** Names this state of the list, where the service gives one; a list that has changed since then is not overwritten. */
  readonly version: string | null;
}

/** One thing to do; `next` says what follows from its answer. A step that fails ends the plan: nothing is lost by that. */
export type SyncStep =
  | { readonly kind: 'read-list'; readonly next: (list: AccountList) => SyncStep }
  | { readonly kind: 'read-migrated'; readonly next: (isMigrated: boolean) => SyncStep }
  | { readonly kind: 'read-metadata'; readonly next: (ids: readonly number[]) => SyncStep }
  | {
      readonly kind: 'merge';
      readonly account: readonly number[] | null;
      readonly next: (merged: FavouriteList) => SyncStep;
    }
  | {
      readonly kind: 'save-list';
      readonly ids: readonly number[];
      readonly version: string | null;
      readonly next: () => SyncStep;
    }
  | { readonly kind: 'save-migrated'; readonly next: () => SyncStep }
  | { readonly kind: 'settle'; readonly changes: readonly FavouriteChange[]; readonly next: () => SyncStep }
  | { readonly kind: 'done' };

const done: SyncStep = { kind: 'done' };
const saveMigrated = (next: SyncStep): SyncStep => ({ kind: 'save-migrated', next: () => next });
const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((id, index) => id === b[index]);

/**
 * How the favourites of a logged-in shopper are synchronised (Spec §4): read the account's list; if it is empty and
 * was never migrated, take the favourites of the old user metadata; merge, save and tell the other tabs; save the
 * merged list; and only then, and only after a migration, the migrated flag. A tab may die between any two steps:
 * the next run merges again, and merging again changes nothing (T18).
 */
export const planSync = (): SyncStep => ({
  kind: 'read-list',
  next: (list) => (list.ids?.length ? mergeInto(list.ids, list, false) : askMigrated(list)),
});

const askMigrated = (list: AccountList): SyncStep => ({
  kind: 'read-migrated',
  next: (isMigrated) => (isMigrated ? readAgain : askMetadata(list)),
});

/** Another device may have migrated since the list was read: a heart that was taken off here would be among its. */
const readAgain: SyncStep = { kind: 'read-list', next: (list) => mergeInto(list.ids, list, false) };

const askMetadata = (list: AccountList): SyncStep => ({
  kind: 'read-metadata',
  next: (ids) => (ids.length > 0 ? mergeInto(ids, list, true) : mergeInto(list.ids, list, false)),
});

const mergeInto = (account: readonly number[] | null, list: AccountList, migrates: boolean): SyncStep => ({
  kind: 'merge',
  account,
  next: (merged) => save(merged, list, migrates),
});

function save({ ids, changes }: FavouriteList, list: AccountList, migrates: boolean): SyncStep {
  const settle = (next: SyncStep): SyncStep => ({ kind: 'settle', changes, next: () => next });
  const saveList = (next: SyncStep): SyncStep => ({
    kind: 'save-list',
    ids,
    version: list.version,
    next: () => settle(next),
  });
  // Writing what is already there could only undo what another device writes meanwhile.
  if (!migrates && isSame(ids, list.ids ?? [])) return settle(done);
  // An empty list looks like one that was never migrated, and the old metadata would come back (D7): the flag goes
  // first, because a run that dies in between must leave the list with it, never without.
  if (ids.length === 0) return saveMigrated(saveList(done));
  return saveList(migrates ? saveMigrated(done) : done);
}
