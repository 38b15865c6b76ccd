import { makeProductSummary } from '@lyng/model/testing';
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { createBrowserFavouritesPorts } from './browser-favourites-ports.ts';
import { favouriteAdded } from './favourite-events.ts';
import { createFavouritesListeners } from './favourites-listeners.ts';
import { favouritesSlice, selectFavouriteIds } from './favourites-slice.ts';
import { restoreFavourites } from './store-list.ts';

/** A page of the browser, as an app makes it. */
function openPage() {
  const ports = createBrowserFavouritesPorts();
  const listeners = createFavouritesListeners(ports);
  const store = configureStore({
    reducer: combineSlices(favouritesSlice),
    middleware: (defaults) => defaults().prepend(listeners.middleware),
  });
  restoreFavourites(store, ports.storage);
  return store;
}

it('the favourites’ ports in a browser keep a heart for the next page', () => {
  openPage().dispatch(favouriteAdded(makeProductSummary({ productId: 7 })));
  expect(selectFavouriteIds(openPage().getState())).toEqual([7]);
});
