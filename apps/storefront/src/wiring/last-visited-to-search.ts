import { lastVisitedSlice } from '@lyng/catalogue';
import type { StartListening } from './wirings.ts';

/**
 * Clearing the last visited products clears them in the search service too, at once: the shop never shows the service's list, so an
 * undo has nothing to restore there.
 */
export function lastVisitedToSearch(start: StartListening, removeViews: () => unknown): void {
  start({ actionCreator: lastVisitedSlice.actions.lastVisitedCleared, effect: () => void removeViews() });
}
