import { shopEvent } from '@lyng/feature';
import type { StartListening } from './start-listening.ts';

/**
 * Clearing the last visited products clears them in the search service too, at once: the shop never shows the service's
 * list, so an undo has nothing to restore there.
 */
export function lastVisitedToSearch(start: StartListening, removeViews: () => unknown): void {
  start({ actionCreator: shopEvent('lastVisited/lastVisitedCleared'), effect: () => void removeViews() });
}
