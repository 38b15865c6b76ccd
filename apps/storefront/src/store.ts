import { cartSlice } from '@lyng/cart';
import { productSlice } from '@lyng/catalogue';
import { favouritesSlice } from '@lyng/favourites';
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import type { Middleware } from '@reduxjs/toolkit';
import { channelSlice } from './shell/slices/channel-slice.ts';
import { customerSlice } from './shell/slices/customer-slice.ts';
import { pageSlice } from './shell/slices/page-slice.ts';
import type { LateSlices } from './shell/late-slices.ts';

/** The stores that a page needs to be shown; the others of spec §3 join them after hydration (shell/late-slices.ts). */
const newReducer = () =>
  combineSlices(
    cartSlice,
    channelSlice,
    customerSlice,
    favouritesSlice,
    pageSlice,
    productSlice,
  ).withLazyLoadedSlices<LateSlices>();

export type RootReducer = ReturnType<typeof newReducer>;
export type RootState = ReturnType<RootReducer>;

/** One store per request on the server, one per tab in the browser. Domains react through the middleware they bring. */
export function makeStore(preloadedState?: Partial<RootState>, middleware: readonly Middleware[] = []) {
  const reducer = newReducer();
  const store = configureStore({
    reducer,
    ...(preloadedState && { preloadedState }),
    middleware: (getDefault) => getDefault({ immutableCheck: false, serializableCheck: false }).prepend(...middleware),
    devTools: false,
  });
  return Object.assign(store, { rootReducer: reducer });
}

export type AppStore = ReturnType<typeof makeStore>;
