import { channelNames, openBrowserChannel, safeStorage } from '@lyng/browser';
import { isFavouritesMessage } from '../wire/favourites-message.ts';
import type { FavouritesPorts } from './favourites-ports.ts';

/**
 * The ports of the page that a browser shows, for a shop without a favourites service: its storage and its other tabs.
 * Once per page.
 * @param onRejected called when the browser does not store what was changed: its storage is full or blocked.
 * @example createFavouritesListeners(createBrowserFavouritesPorts())
 */
export const createBrowserFavouritesPorts = (onRejected?: () => void): FavouritesPorts => ({
  storage: safeStorage(() => window.localStorage, onRejected),
  channel: openBrowserChannel({ name: channelNames.favourites, isMessage: isFavouritesMessage }),
  locks: navigator.locks,
  now: () => Date.now(),
  log: (text) => console.warn(text),
});
