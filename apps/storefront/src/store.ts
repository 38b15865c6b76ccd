import type { ListsOnScreen, lastVisitedSlice, listSlice, productSlice } from '@lyng/catalogue';
import type { ShopState, ShopStore, contentPanelSlice } from '@lyng/feature';
import type { WithSlice } from '@reduxjs/toolkit';
import type { quickShopSlice } from './shell/slices/quick-shop-slice.ts';

type First = WithSlice<typeof productSlice>;
type Lazy = Partial<
  WithSlice<typeof contentPanelSlice> &
    WithSlice<typeof lastVisitedSlice> &
    WithSlice<typeof listSlice> &
    WithSlice<typeof quickShopSlice>
>;

declare module '@lyng/feature' {
  interface ShopState extends First, Lazy {}
  interface Ports {
    /** The state of the lists on the screen; browser only, after hydration. */
    readonly listsOnScreen: () => ListsOnScreen;
  }
}

export type RootState = ShopState;
export type AppStore = ShopStore;
