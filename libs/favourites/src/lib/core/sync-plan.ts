import type { FavouriteChange } from './favourite-change.ts';
import type { FavouriteList } from './favourite-list.ts';

/** The account's list as the favourites service returns it. */
export interface AccountList {
  /** `null` when the service has no list for the user. */
  readonly ids: readonly number[] | null;
  /**
   * Identifies this state of the list, where the service supports it; a list that has changed since then is not
   * overwritten.
   */
  readonly version: string | null;
}

/** One step; `next` returns the step that follows from its result. A failed step ends the plan, and nothing is lost. */
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
  | {
      readonly kind: 'settle';
      readonly ids: readonly number[];
      readonly changes: readonly FavouriteChange[];
      readonly next: () => SyncStep;
    }
  | { readonly kind: 'done' };

const done: SyncStep = { kind: 'done' };
const saveMigrated = (next: SyncStep): SyncStep => ({ kind: 'save-migrated', next: () => next });
const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((id, index) => id === b[index]);

/**
 * The synchronisation of a logged-in shopper's favourites: read the account's list; if it is empty and was never
 * migrated, take the favourites of the old user metadata; merge, save and notify the other tabs; save the merged list;
 * and only then, and only after a migration, the migrated flag. A tab may be killed between any two steps: the next run
 * merges again, and merging again changes nothing.
 */
export const planSync = (): SyncStep => ({
  kind: 'read-list',
  next: (list) => (list.ids?.length ? mergeInto(list.ids, list, false) : readMigrated(list)),
});

const readMigrated = (list: AccountList): SyncStep => ({
  kind: 'read-migrated',
  next: (isMigrated) => (isMigrated ? readAgain : readMetadata(list)),
});

/** Another device may have migrated since the list was read: a product removed here could be in its list. */
const readAgain: SyncStep = { kind: 'read-list', next: (list) => mergeInto(list.ids, list, false) };

const readMetadata = (list: AccountList): SyncStep => ({
  kind: 'read-metadata',
  next: (ids) => (ids.length > 0 ? mergeInto(ids, list, true) : mergeInto(list.ids, list, false)),
});

const mergeInto = (account: readonly number[] | null, list: AccountList, migrates: boolean): SyncStep => ({
  kind: 'merge',
  account,
  next: (merged) => save(merged, list, migrates),
});

function save({ ids, changes }: FavouriteList, list: AccountList, migrates: boolean): SyncStep {
  const settle = (next: SyncStep): SyncStep => ({ kind: 'settle', ids, changes, next: () => next });
  const saveList = (next: SyncStep): SyncStep => ({
    kind: 'save-list',
    ids,
    version: list.version,
    next: () => settle(next),
  });
  // Writing an unchanged list could only undo what another device writes meanwhile.
  if (!migrates && isSame(ids, list.ids ?? [])) return settle(done);
  // An empty list looks like one that was never migrated, and the old metadata would come back. So the flag is written
  // first: a run that dies in between must leave a list with the flag, never one without.
  if (ids.length === 0) return saveMigrated(saveList(done));
  return saveList(migrates ? saveMigrated(done) : done);
}
