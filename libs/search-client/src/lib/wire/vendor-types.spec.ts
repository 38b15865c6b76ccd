import type * as vendor from '@apptus/esales-api';
import type { FacetSelection } from '../core/query-string.ts';
import type * as responses from './responses.ts';
import type * as bodies from './bodies.ts';
import type { ContentItem } from './content.ts';
import type { Facet } from './facet.ts';
import type { Navigation, NavigationNode } from './navigation.ts';
import type { FavoriteKey } from './notifications.ts';
import type * as params from './params.ts';
import type { ProductGroup } from './product.ts';
import type { PrimaryList, RecommendationList, SearchSort } from './product-list.ts';
import { createSearchSession } from './search-session.ts';

/** Does not compile unless the one fits wherever the other is expected. */
type Fits<Narrow extends Wide, Wide> = Narrow;

/** Each response type is assignable to the vendor's, and the vendor's to ours. */
export type Responses = [
  Fits<[responses.AddToCartPopup, vendor.AddToCartPopup], [vendor.AddToCartPopup, responses.AddToCartPopup]>,
  Fits<[responses.Autocomplete, vendor.Autocomplete], [vendor.Autocomplete, responses.Autocomplete]>,
  Fits<[responses.NavigationTree, vendor.NavigationTree], [vendor.NavigationTree, responses.NavigationTree]>,
  Fits<[responses.SearchPage, vendor.SearchPage], [vendor.SearchPage, responses.SearchPage]>,
  Fits<[responses.ProductPage, vendor.ProductPage], [vendor.ProductPage, responses.ProductPage]>,
  Fits<[responses.CartPage, vendor.CartPage], [vendor.CartPage, responses.CartPage]>,
  Fits<[responses.LandingPage, vendor.LandingPage], [vendor.LandingPage, responses.LandingPage]>,
  Fits<
    [responses.ContentInformation, vendor.ContentInformation],
    [vendor.ContentInformation, responses.ContentInformation]
  >,
  Fits<
    [responses.ContentSearchPage, vendor.ContentSearchPage],
    [vendor.ContentSearchPage, responses.ContentSearchPage]
  >,
  Fits<[ProductGroup, vendor.ProductGroup], [vendor.ProductGroup, ProductGroup]>,
  Fits<[PrimaryList, vendor.PrimaryList], [vendor.PrimaryList, PrimaryList]>,
  Fits<[RecommendationList, vendor.RecommendationList], [vendor.RecommendationList, RecommendationList]>,
  Fits<[Facet, vendor.Facet], [vendor.Facet, Facet]>,
  Fits<[Navigation, vendor.Navigation], [vendor.Navigation, Navigation]>,
  Fits<[NavigationNode, vendor.NavigationNode], [vendor.NavigationNode, NavigationNode]>,
  Fits<[ContentItem, vendor.ContentItem], [vendor.ContentItem, ContentItem]>,
  Fits<[SearchSort, vendor.SortType], [vendor.SortType, SearchSort]>,
];

/** Every request of the vendor's client is a valid request of this one. */
export type Requests = [
  Fits<vendor.AddToCartPopupParams, params.AddToCartPopupParams>,
  Fits<vendor.AutocompleteParams, params.AutocompleteParams>,
  Fits<vendor.NavigationTreeParams, params.NavigationTreeParams>,
  Fits<vendor.SearchPageParams, params.SearchPageParams>,
  Fits<vendor.ProductPageParams, params.ProductPageParams>,
  Fits<vendor.CartPageParams, params.CartPageParams>,
  Fits<vendor.LandingPageParams, params.LandingPageParams>,
  Fits<vendor.ContentInformationParams, params.ContentInformationParams>,
  Fits<vendor.ContentSearchPageParams, params.ContentSearchPageParams>,
  Fits<vendor.FacetParams, FacetSelection>,
  Fits<vendor.AddToCartPopupBody, readonly bodies.RecommendationListBody[]>,
  Fits<vendor.AutocompleteBody, bodies.AutocompleteBody>,
  Fits<vendor.SearchPageBody, bodies.SearchPageBody>,
  Fits<vendor.ProductPageBody, bodies.ProductPageBody>,
  Fits<vendor.CartPageBody, bodies.CartPageBody>,
  Fits<vendor.LandingPageBody, bodies.LandingPageBody>,
  Fits<vendor.ContentSearchPageBody, bodies.ContentSearchPageBody>,
  Fits<Exclude<Parameters<ReturnType<typeof vendor.elevate>['notify']['addFavorite']>[0], string>, FavoriteKey>,
  // @ts-expect-error: the check itself is checked; a search without a phrase does not fit.
  Fits<{ limit: number }, params.SearchPageParams>,
];

describe('the types', () => {
  it("of responses, requests and session are those of the vendor's client, when this file compiles [SEARCH-03]", () => {
    const { keys } = createSearchSession({
      store: { read: () => undefined, write: () => undefined },
      newId: () => 'id',
    });
    const session: vendor.Session = keys;
    expect(session()).toEqual({ customerKey: 'id', sessionKey: 'id' });
  });
});
