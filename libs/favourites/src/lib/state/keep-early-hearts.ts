import { EARLY_KEY } from '../wire/early-key.ts';
import type { FavouritesStore } from './favourites-ports.ts';

/** The window, as far as a page that is left needs it. */
export type LeftPage = Pick<Window, 'addEventListener' | 'localStorage'>;

/**
 * Hearts are kept by the favourites' listeners; these come after hydration. For a page that is left before, its hearts
 * are kept here, for the next call of `restoreFavourites`. Part of every first load, so no more than this.
 */
export function keepEarlyHearts(page: LeftPage, store: Pick<FavouritesStore, 'getState'>): void {
  page.addEventListener('pagehide', () => {
    const { isRestored, changes } = store.getState().favourites;
    if (isRestored || changes.length === 0) return;
    try {
      page.localStorage.setItem(EARLY_KEY, JSON.stringify(changes));
    } catch {
      // Blocked or full: the listeners could keep nothing either.
    }
  });
}
