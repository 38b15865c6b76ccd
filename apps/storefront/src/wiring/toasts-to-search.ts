import { recentSearchesForgotten } from '@lyng/search';
import { snackDismissed } from '../shell/slices/snackbar-slice.ts';
import type { AppStore } from '../store.ts';
import type { StartListening } from './wirings.ts';

/** Tells the search service that the visitor's recent searches are to be forgotten. */
export type ForgetSearches = () => Promise<unknown>;

/** Cleared searches are forgotten when the message in which it could be undone has gone (IDEA-16). */
export function toastsToSearch(start: StartListening, forget: ForgetSearches): void {
  start({
    actionCreator: snackDismissed,
    effect: async ({ payload: id }, { dispatch, getState }) => {
      if (getState().recentSearches?.clearedIn !== id) return;
      await forget();
      dispatch(recentSearchesForgotten());
    },
  });
}

/** Who leaves the shop before that has not undone it. */
export function forgetOnLeaving(
  page: Pick<Window, 'addEventListener'>,
  { dispatch, getState }: Pick<AppStore, 'dispatch' | 'getState'>,
  forget: ForgetSearches,
): void {
  page.addEventListener('pagehide', () => {
    if (typeof getState().recentSearches?.clearedIn !== 'string') return;
    void forget();
    dispatch(recentSearchesForgotten());
  });
}
