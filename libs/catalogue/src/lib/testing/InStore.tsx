import { combineSlices, configureStore } from '@reduxjs/toolkit';
import type { Middleware } from '@reduxjs/toolkit';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
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

export interface InStoreProps {
  readonly store?: ReturnType<typeof makeCatalogueStore>['store'];
  readonly children: ReactNode;
}

/** A store around components that need no more. */
export const InStore = ({ store, children }: InStoreProps) => {
  const [own] = useState(() => store ?? makeCatalogueStore().store);
  return <Provider store={own}>{children}</Provider>;
};
