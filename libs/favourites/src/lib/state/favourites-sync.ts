import { runExclusive } from '@lyng/browser';
import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import { planSync } from '../core/sync-plan.ts';
import type { SyncStep } from '../core/sync-plan.ts';
import type { FavouritesStore } from './favourites-ports.ts';
import { favouritesSlice } from './favourites-slice.ts';
import { createPerformStep } from './perform-sync-step.ts';
import type { SyncFailure, SyncPorts } from './perform-sync-step.ts';

/** Two concurrent writes of another device in a row are rare; more often something is wrong. */
const CONFLICT_TRIES = 3;

/** The tabs of a browser share their list: they sync one after the other. */
const LOCK = 'favourites-sync';

/** In ms; longer than a request takes. A tab that the system has frozen may hold the lock for hours. */
const LOCK_TIMEOUT = 40_000;

const userChanged = fail<SyncFailure>({ kind: 'user-changed' });

const { selectFavourites } = favouritesSlice.selectors;
const { syncEnded } = favouritesSlice.actions;

/** The account's list as a run has found it and left it. */
export interface SyncedLists {
  readonly userId: string;
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** Creates the sync of one store: one run at a time; a request during a run starts one more run after it. */
export function createFavouritesSync(
  store: FavouritesStore,
  ports: SyncPorts,
  onSynced: (lists: SyncedLists) => void = () => undefined,
): () => Promise<void> {
  const state = () => selectFavourites(store.getState());
  let running: Promise<void> | null = null;
  let isWanted = false;

  const perform = createPerformStep(store, ports);

  const runPlan = async (
    userId: string,
  ): Promise<Result<SyncFailure & { readonly during: SyncStep['kind'] }, undefined>> => {
    let lists: SyncedLists = { userId, before: [], after: [] };
    for (let step = planSync(); step.kind !== 'done';) {
      // A shopper who has logged out or in meanwhile must not get the other's list.
      const result = state().userId === userId ? await perform(step, userId) : userChanged;
      if (!result.ok) return fail({ ...result.error, during: step.kind });
      if (step.kind === 'merge') lists = { ...lists, before: step.account ?? [] };
      if (step.kind === 'settle') lists = { ...lists, after: step.ids };
      step = result.value;
    }
    onSynced(lists);
    return ok(undefined);
  };

  const syncOnce = async (): Promise<void> => {
    const { userId } = state();
    if (userId === null) return;
    let outcome = await runPlan(userId);
    for (let tries = 1; !outcome.ok && outcome.error.kind === 'conflict' && tries < CONFLICT_TRIES; tries += 1) {
      outcome = await runPlan(userId);
    }
    const account = outcome.ok ? 'loaded' : 'failed';
    if (state().userId === userId && state().account !== account) store.dispatch(syncEnded(account));
    if (!outcome.ok) ports.log(`@lyng/favourites: not synchronised, nothing is lost. ${JSON.stringify(outcome.error)}`);
  };

  const runWhileWanted = async (): Promise<void> => {
    while (isWanted) {
      isWanted = false;
      await runExclusive({ name: LOCK, locks: ports.locks, signal: AbortSignal.timeout(LOCK_TIMEOUT) }, syncOnce);
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
