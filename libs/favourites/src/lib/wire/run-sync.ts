import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { FavouriteChange } from '../core/favourite-change.ts';
import type { FavouriteList } from '../core/favourite-list.ts';
import type { FavouritesFailure, FavouritesService } from './favourites-service.ts';
import { parseMetadataFavourites } from './read-metadata.ts';

/** The reason why a sync has ended early. */
export type SyncFailure =
  | FavouritesFailure
  | { readonly kind: 'metadata-unreadable' }
  | { readonly kind: 'user-changed' };

type Step = 'read-list' | 'read-migrated' | 'read-metadata' | 'merge' | 'save-list' | 'save-migrated' | 'settle';
type FailedStep = SyncFailure & { readonly during: Step };

/** An account, and the list that is synchronised with it. */
export interface SyncTarget {
  readonly userId: string;
  readonly service: FavouritesService;
  readonly readMetadata: (userId: string) => Promise<unknown>;
  readonly isCurrent?: () => boolean;
  /** Merges the list into the account's. */
  readonly merge: (account: readonly number[] | null) => FavouriteList;
  /** The account has that list now, with these changes. */
  readonly settle: (ids: readonly number[], changes: readonly FavouriteChange[]) => void;
}

class SyncError extends Error {
  readonly failure: FailedStep;

  constructor(failure: FailedStep) {
    super(`@lyng/favourites: the sync ended early (${JSON.stringify(failure)}).`);
    this.failure = failure;
  }
}

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((id, index) => id === b[index]);

/**
 * Reads the account's list; if it is empty and was never migrated, takes the favourites of the old user metadata; merges,
 * saves the merged list; and only then, and only after a migration, the migrated flag. A tab may be killed between any
 * two steps: the next run merges again, and merging again changes nothing.
 */
async function synchronise({ userId, service, readMetadata, isCurrent, merge, settle }: SyncTarget): Promise<void> {
  const step = async <Value>(
    during: Step,
    perform: () => Promise<Result<SyncFailure, Value>> | Result<SyncFailure, Value>,
  ): Promise<Value> => {
    // A shopper who has logged out or in meanwhile must not get the other's list.
    const result = isCurrent?.() === false ? fail<SyncFailure>({ kind: 'user-changed' }) : await perform();
    if (!result.ok) throw new SyncError({ ...result.error, during });
    return result.value;
  };
  const readList = () => step('read-list', () => service.readList(userId));
  const saveMigrated = () => step('save-migrated', () => service.saveMigrated(userId));

  let list = await readList();
  let old: readonly number[] = [];
  if (!list.ids?.length) {
    // Another device may have migrated since the list was read: a product removed here could be in its list.
    if (await step('read-migrated', () => service.readMigrated(userId))) list = await readList();
    else {
      old = await step('read-metadata', () =>
        readMetadata(userId).then(
          (metaData) => ok(parseMetadataFavourites(metaData)),
          () => fail<SyncFailure>({ kind: 'metadata-unreadable' }),
        ),
      );
    }
  }
  const migrates = old.length > 0;
  const { ids, changes } = await step('merge', () => ok(merge(migrates ? old : list.ids)));
  // Writing an unchanged list could only undo what another device writes meanwhile.
  const isChanged = migrates || !isSame(ids, list.ids ?? []);
  // An empty list looks like one that was never migrated, and the old metadata would come back. So the flag is written
  // first: a run that dies in between must leave a list with the flag, never one without.
  const isEmptied = isChanged && ids.length === 0;
  if (isEmptied) await saveMigrated();
  if (isChanged) await step('save-list', () => service.saveList(userId, ids, list.version));
  await step('settle', () => ok(settle(ids, changes)));
  if (migrates && !isEmptied) await saveMigrated();
}

type Outcome = Result<FailedStep, undefined>;

async function runOnce(target: SyncTarget): Promise<Outcome> {
  try {
    await synchronise(target);
    return ok(undefined);
  } catch (error) {
    if (error instanceof SyncError) return fail(error.failure);
    throw error;
  }
}

/** Synchronises, and again when another device has written meanwhile: that is rare twice in a row. */
export async function runSync(target: SyncTarget, maxTries: number): Promise<Outcome> {
  let outcome = await runOnce(target);
  for (let tries = 1; !outcome.ok && outcome.error.kind === 'conflict' && tries < maxTries; tries += 1)
    outcome = await runOnce(target);
  return outcome;
}
