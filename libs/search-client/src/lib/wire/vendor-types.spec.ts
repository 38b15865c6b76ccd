import type * as vendor from '@apptus/esales-api';
import type { FacetSelection } from '../core/query-string.ts';
import type * as answers from './answers.ts';
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

/** Each answer fits where code for the vendor's client expects theirs, and theirs where ours is expected. */
export type Answers = [
  Fits<[answers.AddToCartPopup, vendor.AddToCartPopup], [vendor.AddToCartPopup, answers.AddToCartPopup]>,
  Fits<[answers.Autocomplete, vendor.Autocomplete], [vendor.Autocomplete, answers.Autocomplete]>,
  Fits<[answers.NavigationTree, vendor.NavigationTree], [vendor.NavigationTree, answers.NavigationTree]>,
  Fits<[answers.SearchPage, vendor.SearchPage], [vendor.SearchPage, answers.SearchPage]>,
  Fits<[answers.ProductPage, vendor.ProductPage], [vendor.ProductPage, answers.ProductPage]>,
  Fits<[answers.CartPage, vendor.CartPage], [vendor.CartPage, answers.CartPage]>,
  Fits<[answers.LandingPage, vendor.LandingPage], [vendor.LandingPage, answers.LandingPage]>,
  Fits<
    [answers.ContentInformation, vendor.ContentInformation],
    [vendor.ContentInformation, answers.ContentInformation]
  >,
  Fits<[answers.ContentSearchPage, vendor.ContentSearchPage], [vendor.ContentSearchPage, answers.ContentSearchPage]>,
  Fits<[ProductGroup, vendor.ProductGroup], [vendor.ProductGroup, ProductGroup]>,
  Fits<[PrimaryList, vendor.PrimaryList], [vendor.PrimaryList, PrimaryList]>,
  Fits<[RecommendationList, vendor.RecommendationList], [vendor.RecommendationList, RecommendationList]>,
  Fits<[Facet, vendor.Facet], [vendor.Facet, Facet]>,
  Fits<[Navigation, vendor.Navigation], [vendor.Navigation, Navigation]>,
  Fits<[NavigationNode, vendor.NavigationNode], [vendor.NavigationNode, NavigationNode]>,
  Fits<[ContentItem, vendor.ContentItem], [vendor.ContentItem, ContentItem]>,
  Fits<[SearchSort, vendor.SortType], [vendor.SortType, SearchSort]>,
];

/** What can be asked of the vendor's client can be asked of this one. */
export type Questions = [
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
  it("of answers, questions and session are those of the vendor's client, when this file compiles [SEARCH-03]", () => {
    const { keys } = createSearchSession({
      store: { read: () => undefined, write: () => undefined },
      newId: () => 'id',
    });
    const session: vendor.Session = keys;
    expect(session()).toEqual({ customerKey: 'id', sessionKey: 'id' });
  });
});
