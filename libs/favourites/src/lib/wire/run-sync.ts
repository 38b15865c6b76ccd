import { assertNever, fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { FavouriteChange } from '../core/favourite-change.ts';
import type { FavouriteList } from '../core/favourite-list.ts';
import { planSync } from '../core/sync-plan.ts';
import type { SyncStep } from '../core/sync-plan.ts';
import type { FavouritesFailure, FavouritesService } from './favourites-service.ts';
import { parseMetadataFavourites } from './parse-metadata.ts';

/** The reason why a sync has ended early. */
export type SyncFailure =
  | FavouritesFailure
  | { readonly kind: 'metadata-unreadable' }
  | { readonly kind: 'user-changed' };

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

const then = <Value>(
  result: Result<SyncFailure, Value>,
  next: (value: Value) => SyncStep,
): Result<SyncFailure, SyncStep> => (result.ok ? ok(next(result.value)) : result);

async function perform(
  step: Exclude<SyncStep, { kind: 'done' }>,
  { userId, service, readMetadata, isCurrent, merge, settle }: SyncTarget,
): Promise<Result<SyncFailure, SyncStep>> {
  // A shopper who has logged out or in meanwhile must not get the other's list.
  if (isCurrent?.() === false) return fail({ kind: 'user-changed' });
  switch (step.kind) {
    case 'read-list':
      return then(await service.readList(userId), step.next);
    case 'read-migrated':
      return then(await service.readMigrated(userId), step.next);
    case 'read-metadata':
      try {
        return ok(step.next(parseMetadataFavourites(await readMetadata(userId))));
      } catch {
        return fail({ kind: 'metadata-unreadable' });
      }
    case 'merge':
      return ok(step.next(merge(step.account)));
    case 'save-list':
      return then(await service.saveList(userId, step.ids, step.version), step.next);
    case 'save-migrated':
      return then(await service.saveMigrated(userId), step.next);
    case 'settle':
      settle(step.ids, step.changes);
      return ok(step.next());
    default:
      return assertNever(step);
  }
}

type Outcome = Result<SyncFailure & { readonly during: SyncStep['kind'] }, undefined>;

async function runOnce(target: SyncTarget): Promise<Outcome> {
  for (let step = planSync(); step.kind !== 'done';) {
    const result = await perform(step, target);
    if (!result.ok) return fail({ ...result.error, during: step.kind });
    step = result.value;
  }
  return ok(undefined);
}

/** Runs the plan of a sync, and again when another device has written meanwhile: that is rare twice in a row. */
export async function runSync(target: SyncTarget, maxTries: number): Promise<Outcome> {
  let outcome = await runOnce(target);
  for (let tries = 1; !outcome.ok && outcome.error.kind === 'conflict' && tries < maxTries; tries += 1)
    outcome = await runOnce(target);
  return outcome;
}
