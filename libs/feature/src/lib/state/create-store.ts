import { applyMiddleware, combineSlices, legacy_createStore } from '@reduxjs/toolkit';
import type { EnhancedStore, Middleware, Reducer } from '@reduxjs/toolkit';
import type { Feature } from '../feature.ts';
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
  // `configureStore` would bring along developer tools, batched notifications and thunks, of which no shop uses any.
  const store = legacy_createStore(
    // The slices are known by name only; `ShopState` describes them.
    reducer as unknown as Reducer<ShopState>,
    state as ShopState | undefined,
    applyMiddleware(...middleware),
  ) as unknown as EnhancedStore<ShopState>;
  return Object.assign(store, {
    addSlices: (slices: Parameters<ShopStore['addSlices']>[0]) => {
      slices.forEach((slice) => reducer.inject(slice));
      // A reducer's state starts with the first action that it handles.
      store.dispatch({ type: 'store/slicesAdded' });
    },
  });
}
