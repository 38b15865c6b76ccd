import { assertNever, fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import { adoptList } from '../core/favourite-list.ts';
import type { FavouriteChange } from '../core/favourite-change.ts';
import { mergeFavourites } from '../core/merge-favourites.ts';
import { planSync } from '../core/sync-plan.ts';
import type { SyncStep } from '../core/sync-plan.ts';
import type { FavouritesFailure } from '../wire/favourites-service.ts';
import { parseMetadataFavourites } from '../wire/parse-metadata.ts';
import { favouritesDropped } from './favourite-events.ts';
import type { FavouritesAccount, FavouritesPorts, FavouritesStore } from './favourites-ports.ts';
import { favouritesSlice } from './favourites-slice.ts';
import { keepList } from './keep-list.ts';

type Failure = FavouritesFailure | { readonly kind: 'metadata-unreadable' } | { readonly kind: 'user-changed' };
type Next = Result<Failure, SyncStep>;

/** Another device that writes at the same moment twice in a row is rare; more often something is wrong. */
const CONFLICT_TRIES = 3;

const { selectFavourites } = favouritesSlice.selectors;

const then = <Value>(answer: Result<Failure, Value>, next: (value: Value) => SyncStep): Next =>
  answer.ok ? ok(next(answer.value)) : answer;

/** Makes the sync of one store: one run at a time; asked for during a run, it runs once more after it. */
export function createFavouritesSync(
  store: FavouritesStore,
  ports: FavouritesPorts & { readonly account: FavouritesAccount },
): () => Promise<void> {
  const { service, readMetadata } = ports.account;
  const state = () => selectFavourites(store.getState());
  let running: Promise<void> | null = null;
  let isWanted = false;

  const adopt = (ids: readonly number[], settled: readonly FavouriteChange[]): void => {
    keepList(store, ports.storage, ports.now(), (stored) => adoptList(stored, ids, settled));
    ports.channel.post({ type: 'favourites-saved', userId: state().userId, ids, settled });
  };

  const merge = (account: readonly number[] | null, next: Extract<SyncStep, { kind: 'merge' }>['next']): SyncStep => {
    const local = state();
    const merged = mergeFavourites(local, account);
    const lost = new Set(merged.dropped);
    adopt(
      merged.ids,
      local.changes.filter(({ productId }) => lost.has(productId)),
    );
    if (merged.dropped.length > 0) {
      ports.log(`@lyng/favourites: the list is full, ${merged.dropped.length} favourites were left out.`);
      store.dispatch(favouritesDropped(merged.dropped));
    }
    return next(merged);
  };

  const metadataOf = async (userId: string): Promise<Result<Failure, readonly number[]>> => {
    try {
      return ok(parseMetadataFavourites(await readMetadata(userId)));
    } catch {
      return fail({ kind: 'metadata-unreadable' });
    }
  };

  const perform = async (step: Exclude<SyncStep, { kind: 'done' }>, userId: string): Promise<Next> => {
    switch (step.kind) {
      case 'read-list':
        return then(await service.readList(userId), step.next);
      case 'read-migrated':
        return then(await service.readMigrated(userId), step.next);
      case 'read-metadata':
        return then(await metadataOf(userId), step.next);
      case 'merge':
        return ok(merge(step.account, step.next));
      case 'save-list':
        return then(await service.saveList(userId, step.ids, step.version), step.next);
      case 'save-migrated':
        return then(await service.saveMigrated(userId), step.next);
      case 'settle':
        adopt(state().ids, step.changes);
        return ok(step.next());
      default:
        return assertNever(step);
    }
  };

  const runPlan = async (
    userId: string,
  ): Promise<Result<Failure & { readonly during: SyncStep['kind'] }, undefined>> => {
    for (let step = planSync(); step.kind !== 'done';) {
      // Who has logged out or in meanwhile must not get the other's list.
      const result: Next = state().userId === userId ? await perform(step, userId) : fail({ kind: 'user-changed' });
      if (!result.ok) return fail({ ...result.error, during: step.kind });
      step = result.value;
    }
    return ok(undefined);
  };

  const syncOnce = async (): Promise<void> => {
    const { userId } = state();
    if (userId === null) return;
    let outcome = await runPlan(userId);
    for (let tries = 1; !outcome.ok && outcome.error.kind === 'conflict' && tries < CONFLICT_TRIES; tries += 1) {
      outcome = await runPlan(userId);
    }
    if (!outcome.ok) ports.log(`@lyng/favourites: not synchronised, nothing is lost. ${JSON.stringify(outcome.error)}`);
  };

  const runWhileWanted = async (): Promise<void> => {
    while (isWanted) {
      isWanted = false;
      await syncOnce();
    }
  };

  return () => {
    isWanted = true;
    running ??= runWhileWanted().finally(() => {
      running = null;
    });
    return running;
  };
}
