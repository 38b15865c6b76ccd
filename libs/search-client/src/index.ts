export type { FacetChoice, FacetRange, FacetSelection } from './lib/core/query-string.ts';
export type {
  AddToCartPopup,
  AutoCorrect,
  Autocomplete,
  CartPage,
  ContentInformation,
  ContentSearchPage,
  ContentSuggestion,
  LandingPage,
  NavigationTree,
  PageSeo,
  Phrase,
  PhraseSuggestion,
  PrimaryContentList,
  ProductPage,
  SearchPage,
} from './lib/wire/responses.ts';
export type { SearchResult } from './lib/wire/send-query.ts';
export type {
  AutocompleteBody,
  CartPageBody,
  ContentFilter,
  ContentListBody,
  ContentSearchPageBody,
  LandingPageBody,
  ProductFilter,
  ProductPageBody,
  ProductSelection,
  RecommendationListBody,
  SearchPageBody,
} from './lib/wire/bodies.ts';
export type { ContentItem, ContentList } from './lib/wire/content.ts';
export type {
  CheckboxFacet,
  ColorFacet,
  ColorFacetValue,
  Facet,
  FacetValue,
  RangeFacet,
  SizeFacet,
  SizeFormat,
  SizeType,
  TextFacet,
} from './lib/wire/facet.ts';
export { latestOnly } from './lib/wire/latest-only.ts';
export type {
  Breadcrumb,
  Navigation,
  NavigationEntry,
  NavigationNode,
  NavigationStateNode,
} from './lib/wire/navigation.ts';
export {
  notifyAddFavorite,
  notifyAddToCart,
  notifyClick,
  notifyEnd,
  notifyRemoveFavorite,
  notifyRemoveRecentSearches,
  notifyRemoveRecentlyViewed,
} from './lib/wire/notifications.ts';
export type { FavoriteKey } from './lib/wire/notifications.ts';
export type { Notified } from './lib/wire/notifications.ts';
export type {
  AddToCartPopupParams,
  AutocompleteParams,
  CartPageParams,
  ContentInformationParams,
  ContentSearchPageParams,
  LandingPageParams,
  NavigationTreeParams,
  ProductPageParams,
  SearchOrigin,
  SearchPageParams,
} from './lib/wire/params.ts';
export type {
  Availability,
  Badge,
  BadgeTheme,
  CustomAttribute,
  CustomAttributes,
  ImageEffect,
  ImageSource,
  Measure,
  NamedPrice,
  PriceSpan,
  ProductGroup,
  SearchImage,
  SearchProduct,
  SearchVariant,
  SwatchType,
  TypedCustomAttributes,
} from './lib/wire/product.ts';
export { readProductBlock } from './lib/wire/product-block.ts';
export type {
  Algorithm,
  ContentSort,
  PrimaryList,
  RecommendationList,
  SearchSort,
  SecondaryList,
  SortChoice,
  Visualization,
} from './lib/wire/product-list.ts';
export {
  queryAddToCartPopup,
  queryAutocomplete,
  queryCartPage,
  queryContentInformation,
  queryContentSearchPage,
  queryLandingPage,
  queryNavigationTree,
  queryProductPage,
  querySearchPage,
} from './lib/wire/queries.ts';
export type { SearchFailure } from './lib/wire/search-failure.ts';
export type { NotificationService, SearchService, Touchpoint } from './lib/wire/search-service.ts';
export { createSearchSession } from './lib/wire/search-session.ts';
export type { KeyStore, SearchSession, SearchSessionOptions, SessionKeys } from './lib/wire/search-session.ts';
export type { Understood, UnderstoodFacet, UnderstoodPrice } from './lib/wire/understood.ts';
