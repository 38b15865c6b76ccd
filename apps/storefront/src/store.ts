import type { cartSlice } from '@lyng/cart';
import type { ListsOnScreen, lastVisitedSlice, listSlice, productSlice } from '@lyng/catalogue';
import type { ShopState, ShopStore, contentPanelSlice } from '@lyng/feature';
import type { loyaltySlice } from '@lyng/loyalty';
import type { WithSlice } from '@reduxjs/toolkit';
import type { CartOfPage } from './routes/root/root-loader.ts';
import type { quickShopSlice } from './shell/slices/quick-shop-slice.ts';

type First = WithSlice<typeof cartSlice> & WithSlice<typeof productSlice>;
type Lazy = Partial<
  WithSlice<typeof contentPanelSlice> &
    WithSlice<typeof lastVisitedSlice> &
    WithSlice<typeof listSlice> &
    WithSlice<typeof loyaltySlice> &
    WithSlice<typeof quickShopSlice>
>;

declare module '@lyng/feature' {
  interface ShopState extends First, Lazy {}
  interface Ports {
    /** The state of the lists on the screen; browser only, after hydration. */
    readonly listsOnScreen: () => ListsOnScreen;
  }
  interface FrameData {
    readonly cart: CartOfPage | null;
    /** The key of the cart forms on this page (docs/adr/0015), new for every render. */
    readonly formKey: string;
  }
}

export type RootState = ShopState;
export type AppStore = ShopStore;
