import { selectFavouriteIds, selectFavouritesUserId } from '@lyng/favourites';
import {
  customerSlice,
  customerTypeChanged,
  selectCustomerType,
  selectPage,
  selectVatIncluded,
  siteTopThreshold,
} from '@lyng/feature';
import type { ShopState } from '@lyng/feature';
import { viewportBreakpoints } from '@lyng/ui';
import { config } from '../config.ts';
import { authEndpoint, signEndpoint } from '@lyng/auth';

/** The specification's configuration by its names, gathered from where its fields are defined. */
export const globalConfig = {
  /** Where each viewport class begins, in px. */
  breakpoints: viewportBreakpoints,
  authEndpoint,
  signEndpoint,
  siteTopThreshold,
  productListDefaultSort: config.lists.defaultSort,
  customSortRoutes: config.lists.sortOf,
  customerTypes: (['PERSON', 'ORGANIZATION'] as const).map((type) => ({
    type,
    vat: customerSlice.reducer(undefined, customerTypeChanged(type)).vatIncluded,
  })),
};

/**
 * The specification's global state by its names, gathered from the slices that own its fields. The category tree is
 * server data and comes with the page.
 */
export const selectGlobalState = (state: ShopState) => ({
  favorites: selectFavouriteIds(state),
  favoritesUserId: selectFavouritesUserId(state),
  customerType: selectCustomerType(state),
  vatIncluded: selectVatIncluded(state),
  config: globalConfig,
  ...selectPage(state),
});
