import { assertNever, fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import { adoptList } from '../core/favourite-list.ts';
import type { CappedList, FavouriteList } from '../core/favourite-list.ts';
import { withoutChanges } from '../core/favourite-change.ts';
import type { FavouriteChange } from '../core/favourite-change.ts';
import { mergeFavourites } from '../core/merge-favourites.ts';
import type { SyncStep } from '../core/sync-plan.ts';
import type { FavouritesFailure } from '../wire/favourites-service.ts';
import { parseMetadataFavourites } from '../wire/parse-metadata.ts';
import { favouritesDropped } from './favourite-events.ts';
import type { FavouritesAccount, FavouritesPorts, FavouritesStore } from './favourites-ports.ts';
import { favouritesSlice } from './favourites-slice.ts';
import { storeList } from './store-list.ts';

/** The reason why a sync has ended early. */
export type SyncFailure =
  | FavouritesFailure
  | { readonly kind: 'metadata-unreadable' }
  | { readonly kind: 'user-changed' };

/** The ports of a store whose user has an account. */
export type SyncPorts = FavouritesPorts & { readonly account: FavouritesAccount };

/** Performs one step of a sync; returns the next one. */
export type PerformStep = (
  step: Exclude<SyncStep, { kind: 'done' }>,
  userId: string,
) => Promise<Result<SyncFailure, SyncStep>>;

const { selectFavourites } = favouritesSlice.selectors;

const then = <Value>(
  result: Result<SyncFailure, Value>,
  next: (value: Value) => SyncStep,
): Result<SyncFailure, SyncStep> => (result.ok ? ok(next(result.value)) : result);

/** Changes the list of the store. */
interface LocalList {
  readonly settle: (ids: readonly number[], changes: readonly FavouriteChange[]) => void;
  readonly merge: (account: readonly number[] | null, next: Extract<SyncStep, { kind: 'merge' }>['next']) => SyncStep;
}

function createLocalList(store: FavouritesStore, ports: FavouritesPorts): LocalList {
  // The storage and not this tab's memory: another tab may have changed it, and its message is still on the way.
  const update = (change: (stored: FavouriteList) => CappedList): CappedList => {
    let settled: readonly FavouriteChange[] = [];
    const list = storeList(store, ports.storage, ports.now(), (stored) => {
      const changed = change(stored);
      settled = withoutChanges(stored.changes, changed.changes);
      return changed;
    });
    const { userId } = selectFavourites(store.getState());
    ports.channel.post({ type: 'favourites-saved', userId, ids: list.ids, settled });
    return list;
  };

  const merge: LocalList['merge'] = (account, next) => {
    const merged = update((stored) => mergeFavourites(stored, account));
    if (merged.dropped.length > 0) {
      ports.log(`@lyng/favourites: the list is full, ${merged.dropped.length} favourites were left out.`);
      store.dispatch(favouritesDropped(merged.dropped));
    }
    return next(merged);
  };

  return { merge, settle: (ids, changes) => void update((stored) => adoptList(stored, ids, changes)) };
}

/** Makes what performs the steps of a sync: against the account's services, and in the store. */
export function createPerformStep(store: FavouritesStore, ports: SyncPorts): PerformStep {
  const { service, readMetadata } = ports.account;
  const list = createLocalList(store, ports);

  const metadataOf = async (userId: string): Promise<Result<SyncFailure, readonly number[]>> => {
    try {
      return ok(parseMetadataFavourites(await readMetadata(userId)));
    } catch {
      return fail({ kind: 'metadata-unreadable' });
    }
  };

  return async (step, userId) => {
    switch (step.kind) {
      case 'read-list':
        return then(await service.readList(userId), step.next);
      case 'read-migrated':
        return then(await service.readMigrated(userId), step.next);
      case 'read-metadata':
        return then(await metadataOf(userId), step.next);
      case 'merge':
        return ok(list.merge(step.account, step.next));
      case 'save-list':
        return then(await service.saveList(userId, step.ids, step.version), step.next);
      case 'save-migrated':
        return then(await service.saveMigrated(userId), step.next);
      case 'settle':
        list.settle(step.ids, step.changes);
        return ok(step.next());
      default:
        return assertNever(step);
    }
  };
}
