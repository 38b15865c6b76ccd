import type { Tab } from '@lyng/feature';
import {
  notifyAddFavorite,
  notifyAddToCart,
  notifyClick,
  notifyEnd,
  notifyRemoveFavorite,
  notifyRemoveRecentlyViewed,
  notifyRemoveRecentSearches,
} from '@lyng/search-client';
import type { SearchResultsData } from '../screens/search-results/data.ts';
import { tabSearchOf } from '../state/tab-search.ts';
import type { SearchReports } from './report-listeners.ts';

/** Needed by a chosen product only. Without it the choice is not reported. */
const loadTickets = () => import('../wire/load-tickets.ts').catch(() => null);

/** The query of the shown search results. */
const wordsOf = ({ state: { loaderData, matches } }: Pick<Tab['router'], 'state'>): string | undefined =>
  (loaderData[matches.at(-1)?.route.id ?? ''] as Partial<SearchResultsData> | undefined)?.words;

/** The search service for this tab's page: it ranks by what the shopper does. */
export function searchOnPage(
  app: Pick<Tab['app'], 'ports' | 'site' | 'store'>,
  router: Pick<Tab['router'], 'state'>,
): SearchReports {
  const { searchService: service, searchSession: session } = tabSearchOf(app);
  return {
    click: (ticket) => notifyClick(service, ticket),
    addToCart: (ticket) => notifyAddToCart(service, ticket),
    addFavourite: (productKey) => notifyAddFavorite(service, productKey),
    removeFavourite: (productKey) => notifyRemoveFavorite(service, productKey),
    ticketsOfResult: (productKey) => {
      const text = wordsOf(router);
      if (text === undefined) return null;
      return loadTickets().then((tickets) => tickets?.loadResultTickets(service, { text, productKey }) ?? null);
    },
    ticketsOfSizes: async (productKey) => (await loadTickets())?.loadSizeTickets(service, productKey) ?? {},
    removeSearches: () => notifyRemoveRecentSearches(service, 'removeAll'),
    removeViews: () => notifyRemoveRecentlyViewed(service, 'removeAll'),
    leave: () => {
      // Sent with the old keys.
      void notifyEnd(service);
      session.reset();
    },
  };
}
