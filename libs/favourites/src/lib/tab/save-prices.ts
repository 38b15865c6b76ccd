import type { TextStore } from '@lyng/browser';
import type { MarketAlias } from '@lyng/model';
import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { Middleware } from '@reduxjs/toolkit';
import { savePrice } from '../core/saved-prices.ts';
import { favouriteAdded } from '../state/favourite-events.ts';
import { selectFavouriteIds } from '../state/favourites-slice.ts';
import type { FavouritesRootState } from '../state/favourites-slice.ts';
import { readSavedPrices, writeSavedPrices } from '../wire/saved-prices-storage.ts';

/** Saves the price of each new favourite as the server has shown it. */
export function savePrices(storage: TextStore, market: MarketAlias): Middleware {
  const { middleware, startListening } = createListenerMiddleware<FavouritesRootState>();
  startListening({
    actionCreator: favouriteAdded,
    effect: ({ payload: { product } }, { getState }) => {
      const saved = readSavedPrices(storage);
      writeSavedPrices(storage, savePrice(saved, product, market, selectFavouriteIds(getState())));
    },
  });
  return middleware;
}
