import * as read from './answers.ts';
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
} from './answers.ts';
import { ask } from './ask.ts';
import type { Answer } from './ask.ts';
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

/** What goes with a variant that was just put into the cart. */
export const queryAddToCartPopup = (
  service: SearchService,
  params: AddToCartPopupParams,
  recommendationLists: readonly RecommendationListBody[],
  signal?: AbortSignal,
): Answer<AddToCartPopup> =>
  ask(service, { name: 'add-to-cart-popup', read: read.addToCartPopup, params, body: { recommendationLists }, signal });

/** What to offer for a text while it is typed; wrap it in `latestOnly`. */
export const queryAutocomplete = (
  service: SearchService,
  params: AutocompleteParams,
  body?: AutocompleteBody,
  signal?: AbortSignal,
): Answer<Autocomplete> => ask(service, { name: 'autocomplete', read: read.autocomplete, params, body, signal });

/** The shop's whole navigation. */
export const queryNavigationTree = (
  service: SearchService,
  params?: NavigationTreeParams,
  signal?: AbortSignal,
): Answer<NavigationTree> => ask(service, { name: 'navigation-tree', read: read.wholeNavigation, params, signal });

/** The products that a phrase finds. */
export const querySearchPage = (
  service: SearchService,
  { facets, ...params }: SearchPageParams,
  body?: SearchPageBody,
  signal?: AbortSignal,
): Answer<SearchPage> => ask(service, { name: 'search-page', read: read.searchPage, params, facets, body, signal });

/** What goes with a product, and the product itself if the body asks for it. */
export const queryProductPage = (
  service: SearchService,
  params: ProductPageParams,
  body?: ProductPageBody,
  signal?: AbortSignal,
): Answer<ProductPage> => ask(service, { name: 'product-page', read: read.productPage, params, body, signal });

/** What goes with a cart, and its products if the body asks for them. */
export const queryCartPage = (
  service: SearchService,
  params: CartPageParams,
  body?: CartPageBody,
  signal?: AbortSignal,
): Answer<CartPage> => ask(service, { name: 'cart-page', read: read.cartPage, params, body, signal });

/** A category, a brand, the front page. */
export const queryLandingPage = (
  service: SearchService,
  { facets, ...params }: LandingPageParams = {},
  body?: LandingPageBody,
  signal?: AbortSignal,
): Answer<LandingPage> => ask(service, { name: 'landing-page', read: read.landingPage, params, facets, body, signal });

/** Content by its keys. */
export const queryContentInformation = (
  service: SearchService,
  params: ContentInformationParams,
  signal?: AbortSignal,
): Answer<ContentInformation> =>
  ask(service, { name: 'content-information', read: read.contentInformation, params, signal });

/** The content that a phrase finds. */
export const queryContentSearchPage = (
  service: SearchService,
  params: ContentSearchPageParams,
  body?: ContentSearchPageBody,
  signal?: AbortSignal,
): Answer<ContentSearchPage> =>
  ask(service, { name: 'content-search-page', read: read.contentSearchPage, params, body, signal });
