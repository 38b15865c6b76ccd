import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { SiteProvider } from '@lyng/routing';
import type { Site } from '@lyng/routing';
import { makeSite } from '@lyng/routing/testing';
import { NavigationProvider } from '@lyng/ui';
import type { Navigation } from '@lyng/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { recentSearchesSlice } from '../state/recent-searches-slice.ts';

/** A store with the slice of this library. */
export const makeSearchStore = () => configureStore({ reducer: combineSlices(recentSearchesSlice) });

export interface SearchProvidersProps {
  /** A store created by the test; otherwise a new one. */
  readonly store?: ReturnType<typeof makeSearchStore>;
  readonly site?: Site;
  readonly navigate?: Navigation['navigate'];
  readonly children: ReactNode;
}

const linkTo =
  (navigate: Navigation['navigate']): Navigation['Link'] =>
  ({ href, preserveScroll: _scroll, replace: _replace, ...anchor }) => (
    <a
      {...anchor}
      href={href}
      onClick={(event) => {
        anchor.onClick?.(event);
        event.preventDefault();
        navigate(href);
      }}
    />
  );

/** A store, a site and a navigation for the components of the search, in stories and tests. */
export const SearchProviders = ({ store, site = makeSite(), navigate, children }: SearchProvidersProps): ReactNode => {
  const [own] = useState(() => store ?? makeSearchStore());
  const page = (
    <SiteProvider value={site}>
      <Provider store={own}>{children}</Provider>
    </SiteProvider>
  );
  return navigate ? <NavigationProvider value={{ Link: linkTo(navigate), navigate }}>{page}</NavigationProvider> : page;
};
