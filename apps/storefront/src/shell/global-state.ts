import { selectFavouriteIds, selectFavouritesUserId } from '@lyng/favourites';
import { config } from '../config.ts';
import type { RootState } from '../store.ts';
import { selectPage } from './slices/page-slice.ts';
import { selectCustomerType, selectVatIncluded } from './slices/customer-slice.ts';

/** Spec §3 Global state by the spec's names, gathered from the slices that own its fields. The category tree is server data and comes with the page. */
export const selectGlobalState = (state: RootState) => ({
  favorites: selectFavouriteIds(state),
  favoritesUserId: selectFavouritesUserId(state),
  customerType: selectCustomerType(state),
  vatIncluded: selectVatIncluded(state),
  config,
  ...selectPage(state),
});
