import { EARLY_KEY } from '../wire/early-key.ts';
import type { FavouritesStore } from './favourites-ports.ts';

/** The part of the window that a page needs when it is left. */
export type LeftPage = Pick<Window, 'addEventListener' | 'localStorage'>;

/**
 * The favourites' listeners, which store the hearts, load after hydration. When a page is left before that, its hearts
 * are stored here for the next call of `restoreFavourites`. Part of every first load, so it does no more than this.
 */
export function storeEarlyHearts(page: LeftPage, store: Pick<FavouritesStore, 'getState'>): void {
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
