import * as read from './responses.ts';
import type {
  AddToCartPopup,
  Autocomplete,
  CartPage,
  ContentInformation,
  ContentSearchPage,
  LandingPage,
  NavigationTree,
  ProductPage,
  SearchPage,
} from './responses.ts';
import { sendQuery } from './send-query.ts';
import type { SearchResult } from './send-query.ts';
import type {
  AutocompleteBody,
  CartPageBody,
  ContentSearchPageBody,
  LandingPageBody,
  ProductPageBody,
  RecommendationListBody,
  SearchPageBody,
} from './bodies.ts';
import type {
  AddToCartPopupParams,
  AutocompleteParams,
  CartPageParams,
  ContentInformationParams,
  ContentSearchPageParams,
  LandingPageParams,
  NavigationTreeParams,
  ProductPageParams,
  SearchPageParams,
} from './params.ts';
import type { SearchService } from './search-service.ts';

/** The products that go with a variant just put into the cart. */
export const queryAddToCartPopup = (
  service: SearchService,
  params: AddToCartPopupParams,
  recommendationLists: readonly RecommendationListBody[],
  signal?: AbortSignal,
): SearchResult<AddToCartPopup> =>
  sendQuery(service, {
    name: 'add-to-cart-popup',
    read: read.addToCartPopup,
    params,
    body: { recommendationLists },
    signal,
  });

/** The suggestions for a text while it is typed; wrap it in `latestOnly`. */
export const queryAutocomplete = (
  service: SearchService,
  params: AutocompleteParams,
  body?: AutocompleteBody,
  signal?: AbortSignal,
): SearchResult<Autocomplete> =>
  sendQuery(service, { name: 'autocomplete', read: read.autocomplete, params, body, signal });

/** The shop's complete navigation. */
export const queryNavigationTree = (
  service: SearchService,
  params?: NavigationTreeParams,
  signal?: AbortSignal,
): SearchResult<NavigationTree> =>
  sendQuery(service, { name: 'navigation-tree', read: read.completeNavigation, params, signal });

/** The products that a phrase finds. */
export const querySearchPage = (
  service: SearchService,
  { facets, ...params }: SearchPageParams,
  body?: SearchPageBody,
  signal?: AbortSignal,
): SearchResult<SearchPage> =>
  sendQuery(service, { name: 'search-page', read: read.searchPage, params, facets, body, signal });

/** Recommendations for a product, and the product itself if the body requests it. */
export const queryProductPage = (
  service: SearchService,
  params: ProductPageParams,
  body?: ProductPageBody,
  signal?: AbortSignal,
): SearchResult<ProductPage> =>
  sendQuery(service, { name: 'product-page', read: read.productPage, params, body, signal });

/** Recommendations for a cart, and its products if the body requests them. */
export const queryCartPage = (
  service: SearchService,
  params: CartPageParams,
  body?: CartPageBody,
  signal?: AbortSignal,
): SearchResult<CartPage> => sendQuery(service, { name: 'cart-page', read: read.cartPage, params, body, signal });

/** A category, a brand, the front page. */
export const queryLandingPage = (
  service: SearchService,
  { facets, ...params }: LandingPageParams = {},
  body?: LandingPageBody,
  signal?: AbortSignal,
): SearchResult<LandingPage> =>
  sendQuery(service, { name: 'landing-page', read: read.landingPage, params, facets, body, signal });

/** Content by its keys. */
export const queryContentInformation = (
  service: SearchService,
  params: ContentInformationParams,
  signal?: AbortSignal,
): SearchResult<ContentInformation> =>
  sendQuery(service, { name: 'content-information', read: read.contentInformation, params, signal });

/** The content that a phrase finds. */
export const queryContentSearchPage = (
  service: SearchService,
  params: ContentSearchPageParams,
  body?: ContentSearchPageBody,
  signal?: AbortSignal,
): SearchResult<ContentSearchPage> =>
  sendQuery(service, { name: 'content-search-page', read: read.contentSearchPage, params, body, signal });
