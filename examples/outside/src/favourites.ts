import { createBrowserFavouritesPorts, createFavouritesListeners, restoreFavourites } from '@lyng/favourites';
import type { FavouritesStore } from '@lyng/favourites';

const ports = createBrowserFavouritesPorts();
const favourites = createFavouritesListeners(ports);

export const favouritesMiddleware = favourites.middleware;

/** Shows the hearts of the last visit, and follows the other tabs and the way back to this page. */
export function startFavourites(store: FavouritesStore): void {
  restoreFavourites(store, ports.storage);
  favourites.followOtherTabs(store);
  favourites.followPageReturn(window, store);
}
