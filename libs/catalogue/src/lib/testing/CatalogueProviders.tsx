import { TestProviders } from '@lyng/feature/testing';
import type { TestProvidersProps } from '@lyng/feature/testing';
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import type { Middleware } from '@reduxjs/toolkit';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { lastVisitedSlice } from '../state/last-visited-slice.ts';
import { listSlice } from '../state/list-slice.ts';
import { productSlice } from '../state/product-slice.ts';

const reducer = combineSlices(lastVisitedSlice, listSlice, productSlice);

/** A store with the slices of this library, and the dispatched actions. */
export const makeCatalogueStore = () => {
  const actions: unknown[] = [];
  const record: Middleware = () => (next) => (action) => {
    actions.push(action);
    return next(action);
  };
  const store = configureStore({
    reducer,
    middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(record),
  });
  return { store, actions };
};

/** The providers around the components of the catalogue, with a store of their own by default. */
export const CatalogueProviders = (props: TestProvidersProps): ReactNode => {
  const [store] = useState(() => makeCatalogueStore().store);
  return <TestProviders store={store} {...props} />;
};
