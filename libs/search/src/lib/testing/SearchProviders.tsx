import { TestProviders } from '@lyng/feature/testing';
import type { TestProvidersProps } from '@lyng/feature/testing';
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { recentSearchesSlice } from '../state/recent-searches-slice.ts';

/** A store with the slice of this library. */
export const makeSearchStore = () => configureStore({ reducer: combineSlices(recentSearchesSlice) });

/** The providers around the components of the search, with a store of their own by default. */
export const SearchProviders = (props: TestProvidersProps): ReactNode => {
  const [store] = useState(makeSearchStore);
  return <TestProviders store={store} {...props} />;
};
