import { snackbarDismissed } from '@lyng/feature';
import type { ShopStore } from '@lyng/feature';
import { recentSearchesForgotten } from '../state/recent-searches-slice.ts';
import type { StartListening } from './start-listening.ts';

/** Removes the visitor's recent searches at the search service. */
export type RemoveSearches = () => Promise<unknown>;

/** Cleared searches are removed when the message with the undo has disappeared. */
export function snackbarsToSearch(start: StartListening, remove: RemoveSearches): void {
  start({
    actionCreator: snackbarDismissed,
    effect: async ({ payload: id }, { dispatch, getState }) => {
      if (getState().recentSearches?.clearedIn !== id) return;
      await remove();
      dispatch(recentSearchesForgotten());
    },
  });
}

/** Leaving the shop before that removes them too: the undo ends with the page. */
export function removeOnLeave(
  page: Pick<Window, 'addEventListener'>,
  { dispatch, getState }: Pick<ShopStore, 'dispatch' | 'getState'>,
  remove: RemoveSearches,
): void {
  page.addEventListener('pagehide', () => {
    if (typeof getState().recentSearches?.clearedIn !== 'string') return;
    void remove();
    dispatch(recentSearchesForgotten());
  });
}
