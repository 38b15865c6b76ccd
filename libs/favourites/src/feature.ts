import { defineFeature } from '@lyng/feature';
import { favouritesSlice } from './lib/state/favourites-slice.ts';
import type { FavouritesState } from './lib/state/favourites-slice.ts';
import { storeEarlyHearts } from './lib/state/store-early-hearts.ts';
import type { VisitorFavourites } from './lib/wire/posted-favourites.ts';

declare module '@lyng/feature' {
  interface ShopState {
    readonly favourites: FavouritesState;
  }
  interface Ports {
    /** The favourites that the server knows of this visitor; server only, a tab has its own. */
    readonly favourites: VisitorFavourites;
  }
}

/** The products a shopper has marked with a heart: their page, and the heart on other pages. */
export const favourites = defineFeature({
  id: 'favourites',
  screens: {
    favourites: {
      page: () => import('./lib/screens/favourites/page.tsx'),
      data: () => import('./lib/screens/favourites/data.ts'),
      slots: ['product-card:action', 'product-grid'],
      messages: ['catalogue', 'favourites'],
      takesForms: true,
    },
  },
  provides: { pendingFavourites: () => import('./lib/ports/pending-favourites.ts') },
  fills: { 'product-card:action': () => import('./lib/fills/heart.ts') },
  slices: [favouritesSlice],
  early: ({ store }) => storeEarlyHearts(window, store),
  tab: () => import('./lib/tab/start-tab.ts'),
});
