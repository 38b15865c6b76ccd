import { lastVisitedSlice } from '@lyng/catalogue';
import type { StartListening } from './wirings.ts';

/**
 * Who clears what they looked at is forgotten by the search service as well, at once: it shows nobody its own list, so
 * there is nothing that undoing would have to bring back (SEARCH-06, CAT-14).
 */
export function lastVisitedToSearch(start: StartListening, forgetViews: () => unknown): void {
  start({ actionCreator: lastVisitedSlice.actions.lastVisitedCleared, effect: () => void forgetViews() });
}
