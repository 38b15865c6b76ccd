import type { ListsOnScreen, lastVisitedSlice, listSlice, productSlice } from '@lyng/catalogue';
import type { ShopState, ShopStore, contentPanelSlice } from '@lyng/feature';
import type { recentSearchesSlice } from '@lyng/search';
import type { SearchService } from '@lyng/search-client';
import type { WithSlice } from '@reduxjs/toolkit';
import type { quickShopSlice } from './shell/slices/quick-shop-slice.ts';

type First = WithSlice<typeof productSlice>;
type Lazy = Partial<
  WithSlice<typeof contentPanelSlice> &
    WithSlice<typeof lastVisitedSlice> &
    WithSlice<typeof listSlice> &
    WithSlice<typeof quickShopSlice> &
    WithSlice<typeof recentSearchesSlice>
>;

declare module '@lyng/feature' {
  interface ShopState extends First, Lazy {}
  interface Ports {
    /** The search service for one request; a tab creates its own on demand (client/search-service.ts). */
    readonly searchService: SearchService;
    /** The state of the lists on the screen; browser only, after hydration. */
    readonly listsOnScreen: () => ListsOnScreen;
  }
}

export type RootState = ShopState;
export type AppStore = ShopStore;
