import { loadResultTickets, loadSizeTickets } from '@lyng/search';
import {
  notifyAddFavorite,
  notifyAddToCart,
  notifyClick,
  notifyEnd,
  notifyRemoveFavorite,
  notifyRemoveRecentlyViewed,
  notifyRemoveRecentSearches,
} from '@lyng/search-client';
import type { SearchPorts } from '../wiring/wirings.ts';
import type { Tab } from '@lyng/feature';
import { searchServiceOf, searchSessionOf } from './search-service.ts';

/** The query of the shown search results. */
const wordsOf = ({ state: { loaderData, matches } }: Pick<Tab['router'], 'state'>): string | undefined =>
  (loaderData[matches.at(-1)?.route.id ?? ''] as { readonly words?: string } | undefined)?.words;

/** The search service for this tab's page: it ranks by what the shopper does. */
export function searchOnPage({ store, site }: Pick<Tab['app'], 'site' | 'store'>, router: Tab['router']): SearchPorts {
  const service = searchServiceOf(store, site);
  return {
    click: (ticket) => notifyClick(service, ticket),
    addToCart: (ticket) => notifyAddToCart(service, ticket),
    addFavourite: (productKey) => notifyAddFavorite(service, productKey),
    removeFavourite: (productKey) => notifyRemoveFavorite(service, productKey),
    ticketsOfResult: (productKey) => {
      const text = wordsOf(router);
      return text === undefined ? null : loadResultTickets(service, { text, productKey });
    },
    ticketsOfSizes: (productKey) => loadSizeTickets(service, productKey),
    removeSearches: () => notifyRemoveRecentSearches(service, 'removeAll'),
    removeViews: () => notifyRemoveRecentlyViewed(service, 'removeAll'),
    leave: () => {
      // Sent with the old keys.
      void notifyEnd(service);
      searchSessionOf(store).reset();
    },
  };
}
