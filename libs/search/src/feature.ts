import { defineFeature } from '@lyng/feature';
import type { SearchService, SearchSession } from '@lyng/search-client';
import type { RecentSearchesState } from './lib/state/recent-searches-slice.ts';

declare module '@lyng/feature' {
  interface ShopState {
    readonly recentSearches?: RecentSearchesState;
  }
  interface Ports {
    /** The product search service, with this visitor's keys in a tab, and with random keys on the server. */
    readonly searchService: SearchService;
    /** The keys by which the search service knows the visitor of this tab; browser only. */
    readonly searchSession: SearchSession;
  }
}

/** The results of a search, and the search service for the other features. `HeaderSearch` is the field for the frame's header. */
export const search = defineFeature({
  id: 'search',
  screens: {
    'search-results': {
      page: () => import('./lib/screens/search-results/page.tsx'),
      data: () => import('./lib/screens/search-results/data.ts'),
      slots: ['menu:departments', 'product-card:action', 'product-grid', 'product-list'],
      messages: ['catalogue', 'list', 'search'],
      staysMounted: true,
    },
    search: {
      page: () => import('./lib/screens/search/page.tsx'),
      data: () => import('./lib/screens/search/data.ts'),
    },
  },
  provides: {
    searchService: () => import('./lib/ports/search-service.ts'),
    searchVisitor: () => import('./lib/ports/search-visitor.ts'),
  },
  lazySlices: () => import('./lib/tab/start-tab.ts'),
  tab: () => import('./lib/tab/start-tab.ts'),
});
