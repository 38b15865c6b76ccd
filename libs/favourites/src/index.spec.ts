import * as core from './core.ts';
import * as api from './index.ts';
import type {
  FavouriteButtonProps,
  FavouriteEvent,
  FavouritesPageProps,
  FavouritesPorts,
  FavouritesService,
  FavouritesState,
} from './index.ts';
import * as testing from './testing.ts';

/** A removed type fails the type check here. */
export type Types = [
  FavouriteButtonProps,
  FavouriteEvent,
  FavouritesPageProps,
  FavouritesPorts,
  FavouritesService,
  FavouritesState,
];

describe('@lyng/favourites', () => {
  it('exports what it did before', () => {
    expect(Object.keys(api).sort()).toEqual([
      'FavouriteButton',
      'FavouritesLink',
      'FavouritesPage',
      'adoptServedFavourites',
      'changeVisitorFavourites',
      'createBrowserFavouritesPorts',
      'createFavouritesListeners',
      'createFavouritesService',
      'favouriteAdded',
      'favouriteRemoved',
      'favouritesBroughtBack',
      'favouritesCleared',
      'favouritesDropped',
      'favouritesNotSavedMessage',
      'favouritesSlice',
      'isFavouritesMessage',
      'readFavouritesForm',
      'readVisitorFavourites',
      'restoreFavourites',
      'selectFavouriteCount',
      'selectFavouriteIds',
      'selectFavouritesUserId',
      'selectIsFavourite',
      'storeEarlyHearts',
      'unknownFavouriteMessage',
    ]);
  });

  it('exports its rules from ./core', () => {
    expect(Object.keys(core).sort()).toEqual([
      'FAVOURITES_CAP',
      'FAVOURITES_STEP',
      'GUEST_FAVOURITES_CAP',
      'addFavourites',
      'adoptList',
      'applyChanges',
      'joinChanges',
      'mergeFavourites',
      'nextChangeAt',
      'normaliseIds',
      'parseGuestFavourites',
      'parseProductId',
      'parseStored',
      'planSync',
      'printUnsaved',
      'removeFavourites',
      'replayChanges',
      'withoutChanges',
    ]);
  });

  it('exports its providers from ./testing', () => {
    expect(Object.keys(testing).sort()).toEqual([
      'FavouritesProviders',
      'createFavouritesServer',
      'createTestBrowser',
      'createTestTab',
    ]);
  });
});
