import { loadFoundTickets, loadSizeTickets } from '@lyng/search';
import {
  notifyAddFavorite,
  notifyAddToCart,
  notifyClick,
  notifyEnd,
  notifyRemoveFavorite,
  notifyRemoveRecentlyViewed,
  notifyRemoveRecentSearches,
} from '@lyng/search-client';
import type { createBrowserRouter } from 'react-router-dom';
import type { SearchPorts } from '../wiring/wirings.ts';
import type { BrowserApp } from './browser-app.ts';
import { searchServiceOf, searchSessionOf } from './search-service.ts';

/** What was searched for, where results are shown. */
const wordsOf = ({
  state: { loaderData, matches },
}: Pick<ReturnType<typeof createBrowserRouter>, 'state'>): string | undefined =>
  (loaderData[matches.at(-1)?.route.id ?? ''] as { readonly words?: string } | undefined)?.words;

/** The search service as this tab's page speaks with it: what the shopper does is what it ranks by (SEARCH-06). */
export function searchOnPage(
  { store, site }: Pick<BrowserApp, 'site' | 'store'>,
  router: ReturnType<typeof createBrowserRouter>,
): SearchPorts {
  const service = searchServiceOf(store, site);
  return {
    click: (ticket) => notifyClick(service, ticket),
    addToCart: (ticket) => notifyAddToCart(service, ticket),
    addFavourite: (productKey) => notifyAddFavorite(service, productKey),
    removeFavourite: (productKey) => notifyRemoveFavorite(service, productKey),
    ticketsOfResult: (productKey) => {
      const text = wordsOf(router);
      return text === undefined ? null : loadFoundTickets(service, { text, productKey });
    },
    ticketsOfSizes: (productKey) => loadSizeTickets(service, productKey),
    forgetSearches: () => notifyRemoveRecentSearches(service, 'removeAll'),
    forgetViews: () => notifyRemoveRecentlyViewed(service, 'removeAll'),
    leave: () => {
      // Said with the keys of who leaves.
      void notifyEnd(service);
      searchSessionOf(store).reset();
    },
  };
}
