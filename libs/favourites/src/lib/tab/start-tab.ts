import { documentCookies } from '@lyng/browser';
import type { Tab, TabHalf } from '@lyng/feature';
import { createBrowserFavouritesPorts } from '../state/browser-favourites-ports.ts';
import { createFavouritesListeners } from '../state/favourites-listeners.ts';
import { restoreFavourites } from '../state/store-list.ts';
import type { FavouritesData } from '../screens/favourites/data.ts';
import { favouritesAccount } from '../state/favourites-account.ts';
import { reportNotStored } from './report-not-stored.ts';
import { savePrices } from './save-prices.ts';
import { sessionToFavourites } from './session-to-favourites.ts';

/** The favourites that the server rendered. */
const favouritesOn = ({ state }: Tab['router']): FavouritesData['served'] =>
  Object.entries(state.loaderData).flatMap(([id, page]) =>
    id.startsWith('favourites:') ? [(page as FavouritesData).served] : [],
  )[0];

/** Stores the hearts, and follows the session, the other tabs and the way back to this page. */
export function startTab({ app, router }: Tab): TabHalf {
  const { store } = app;
  const ports = createBrowserFavouritesPorts(reportNotStored(app));
  const { storage } = ports;
  const listeners = createFavouritesListeners({
    ...ports,
    account: favouritesAccount(app),
    // Once per login: its code is not part of the first load.
    showMerge: (merge) => {
      import('./show-merge.ts').then((code) => code.showMerge(app, merge)).catch(() => undefined);
    },
  });
  return {
    // Before the listeners: they start with the stored list and the hearts pressed since.
    restore: () => restoreFavourites(store, storage, documentCookies(document, window.location.protocol === 'https:')),
    middleware: [
      listeners.middleware,
      sessionToFavourites({ storage, served: () => favouritesOn(router) }),
      savePrices(storage, app.site.market),
    ],
    started: () => {
      listeners.followOtherTabs(store);
      listeners.followPageReturn(window, store);
    },
  };
}
