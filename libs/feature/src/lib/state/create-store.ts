import { combineSlices, configureStore } from '@reduxjs/toolkit';
import type { EnhancedStore, Middleware, Reducer } from '@reduxjs/toolkit';
import type { Feature } from '../contracts/feature.ts';
import { channelSlice } from './channel-slice.ts';
import { customerSlice } from './customer-slice.ts';
import { pageSlice } from './page-slice.ts';
import type { ShopState, ShopStore } from './shop-state.ts';

export interface StoreOptions {
  readonly features: readonly Pick<Feature, 'slices'>[];
  readonly state?: Partial<ShopState>;
  readonly middleware?: readonly Middleware[];
}

/** One store per request on the server, one per tab in the browser. Features react through their middleware. */
export function createStore({ features, state, middleware = [] }: StoreOptions): ShopStore {
  const reducer = combineSlices(
    channelSlice,
    customerSlice,
    pageSlice,
    ...features.flatMap(({ slices = [] }) => slices),
  );
  const store = configureStore({
    // The slices are known by name only; `ShopState` describes them.
    reducer: reducer as unknown as Reducer<ShopState>,
    preloadedState: state as ShopState | undefined,
    middleware: (defaults) => defaults().concat(middleware),
  }) as unknown as EnhancedStore<ShopState>;
  return Object.assign(store, {
    addSlices: (slices: Parameters<ShopStore['addSlices']>[0]) => {
      slices.forEach((slice) => reducer.inject(slice));
      // A reducer's state starts with the first action that it handles.
      store.dispatch({ type: 'store/slicesAdded' });
    },
  });
}
