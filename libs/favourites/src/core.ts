export { joinChanges, nextChangeAt, withoutChanges } from './lib/core/favourite-change.ts';
export type { FavouriteChange } from './lib/core/favourite-change.ts';
export {
  addFavourites,
  adoptList,
  applyChanges,
  mergeFavourites,
  removeFavourites,
  replayChanges,
} from './lib/core/favourite-list.ts';
export type { CappedList, FavouriteList } from './lib/core/favourite-list.ts';
export { GUEST_FAVOURITES_CAP, parseGuestFavourites } from './lib/core/guest-favourites.ts';
export { FAVOURITES_CAP, FAVOURITES_STEP, normaliseIds, parseProductId } from './lib/core/product-id.ts';
export { parseStored, printUnsaved } from './lib/core/stored-favourites.ts';
export type { StoredFavourites } from './lib/core/stored-favourites.ts';
