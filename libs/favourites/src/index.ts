export { FavouriteButton } from './lib/react/favourite-button/FavouriteButton.tsx';
export type { FavouriteButtonProps } from './lib/react/favourite-button/FavouriteButton.tsx';
export { FavouritesLink } from './lib/react/favourites-link/FavouritesLink.tsx';
export { FavouritesPage } from './lib/react/favourites-page/FavouritesPage.tsx';
export type { FavouritesPageProps } from './lib/react/favourites-page/FavouritesPage.tsx';
export {
  favouriteAdded,
  favouriteRemoved,
  favouritesBroughtBack,
  favouritesCleared,
  favouritesDropped,
} from './lib/state/favourite-events.ts';
export type { FavouriteEvent } from './lib/state/favourite-events.ts';
export { createBrowserFavouritesPorts } from './lib/state/browser-favourites-ports.ts';
export { createFavouritesListeners } from './lib/state/favourites-listeners.ts';
export type { FavouritesListeners } from './lib/state/favourites-listeners.ts';
export type { FavouritesPorts, FavouritesStore } from './lib/state/favourites-ports.ts';
export {
  favouritesSlice,
  selectFavouriteCount,
  selectFavouriteIds,
  selectFavouritesUserId,
  selectIsFavourite,
} from './lib/state/favourites-slice.ts';
export type { FavouritesRootState, FavouritesState } from './lib/state/favourites-slice.ts';
export { storeEarlyHearts } from './lib/state/store-early-hearts.ts';
export { adoptServedFavourites, restoreFavourites } from './lib/state/store-list.ts';
export { changeVisitorFavourites, readFavouritesForm } from './lib/wire/posted-favourites.ts';
export type { FavouritesCommand, FavouritesVisitor } from './lib/wire/posted-favourites.ts';
