import { readJson } from '@lyng/browser';
import type { TextStore } from '@lyng/browser';
import { parseSavedPrices, printSavedPrices } from '../core/saved-prices.ts';
import type { SavedPrices } from '../core/saved-prices.ts';

const KEY = 'favoritesPrices';

/** The prices of this browser's favourites when they were saved. */
export const readSavedPrices = (storage: TextStore): SavedPrices => parseSavedPrices(readJson(storage, KEY));

export const writeSavedPrices = (storage: TextStore, prices: SavedPrices): void =>
  void storage.write(KEY, JSON.stringify(printSavedPrices(prices)));
