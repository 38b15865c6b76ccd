export type { FavouriteChange } from './lib/core/favourite-change.ts';
export { FavouriteButton } from './lib/react/favourite-button/FavouriteButton.tsx';
export type { FavouriteButtonProps } from './lib/react/favourite-button/FavouriteButton.tsx';
export { FavouritesLink } from './lib/react/favourites-link/FavouritesLink.tsx';
export { FavouritesPage } from './lib/react/favourites-page/FavouritesPage.tsx';
export type { FavouritesPageProps } from './lib/react/favourites-page/FavouritesPage.tsx';
export type { ServedFavourites } from './lib/react/favourites-page/use-favourite-products.ts';
export { favouritesNotSavedMessage, unknownFavouriteMessage } from './lib/react/favourites-page/favourites-messages.ts';
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
export type { FavouritesAccount, FavouritesPorts, FavouritesStore } from './lib/state/favourites-ports.ts';
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
export { isFavouritesMessage } from './lib/wire/favourites-message.ts';
export type { FavouritesMessage } from './lib/wire/favourites-message.ts';
export { changeVisitorFavourites, readFavouritesForm, readVisitorFavourites } from './lib/wire/posted-favourites.ts';
export type { FavouritesCommand, FavouritesVisitor } from './lib/wire/posted-favourites.ts';
export { createFavouritesService } from './lib/wire/favourites-service.ts';
export type { FavouritesFailure, FavouritesService, FavouritesServiceOptions } from './lib/wire/favourites-service.ts';
