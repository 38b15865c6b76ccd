import type { cartSlice } from '@lyng/cart';
import type { ShopState, ShopStore, contentPanelSlice } from '@lyng/feature';
import type { loyaltySlice } from '@lyng/loyalty';
import type { recentSearchesSlice } from '@lyng/search';
import type { SearchService } from '@lyng/search-client';
import type { WithSlice } from '@reduxjs/toolkit';
import type { CartOfPage } from './routes/root/root-loader.ts';
import type { quickShopSlice } from './shell/slices/quick-shop-slice.ts';

type First = WithSlice<typeof cartSlice>;
type Lazy = Partial<
  WithSlice<typeof contentPanelSlice> &
    WithSlice<typeof loyaltySlice> &
    WithSlice<typeof quickShopSlice> &
    WithSlice<typeof recentSearchesSlice>
>;

declare module '@lyng/feature' {
  interface ShopState extends First, Lazy {}
  interface Ports {
    /** The search service for one request; a tab creates its own on demand (client/search-service.ts). */
    readonly searchService: SearchService;
  }
  interface FrameData {
    readonly cart: CartOfPage | null;
    /** The key of the cart forms on this page (docs/adr/0015), new for every render. */
    readonly formKey: string;
  }
}

export type RootState = ShopState;
export type AppStore = ShopStore;
