import { facets } from './facet.ts';
import { productGroup } from './product.ts';
import { flag, list, number, orElse, orEmpty, shape, text, word } from './read.ts';
import type { Reader, ValueOf } from './read.ts';

/** The order of a list of products. */
export type SearchSort =
  | 'RELEVANCE'
  | 'NEWEST_FIRST'
  | 'PRICE_ASCENDING'
  | 'PRICE_DESCENDING'
  | 'DISCOUNT'
  | 'RATING'
  | 'NAME'
  | 'TITLE'
  | 'LENGTH_INCREASING'
  | 'LENGTH_DECREASING'
  | 'WIDTH_INCREASING'
  | 'WIDTH_DECREASING'
  | 'HEIGHT_INCREASING'
  | 'HEIGHT_DECREASING'
  | 'DEPTH_INCREASING'
  | 'DEPTH_DECREASING'
  | 'VOLUME_INCREASING'
  | 'VOLUME_DECREASING'
  | 'WEIGHT_INCREASING'
  | 'WEIGHT_DECREASING';

/** The order of a list of content. */
export type ContentSort = 'RELEVANCE' | 'NEWEST_FIRST';

/** The algorithm that recommends the products. */
export type Algorithm =
  | 'TOP_PRODUCTS'
  | 'PERSONAL'
  | 'CART'
  | 'STYLE_WITH'
  | 'ALTERNATIVES'
  | 'UPSELL'
  | 'NEWEST_PRODUCTS'
  | 'FAVORITES'
  | 'MORE_FROM_SERIES'
  | 'RECENTLY_VIEWED'
  | 'ADD_TO_CART_RECS';

export type Visualization = 'CAROUSEL' | 'GRID';

const sortChoiceOf = /* @__NO_SIDE_EFFECTS__ */ <Sort extends SearchSort>() =>
  orEmpty(
    shape({
      selected: orElse<Sort | 'RELEVANCE'>(word(), 'RELEVANCE') as Reader<Sort>,
      options: list(shape({ id: word<Sort>(), label: text })),
    }),
  );

/** The order of a list, and those to choose from. */
export type SortChoice<Sort extends SearchSort> = ValueOf<ReturnType<typeof sortChoiceOf<Sort>>>;

export const contentSortChoice = sortChoiceOf<ContentSort>();

const listFields = {
  productGroups: list(productGroup),
  /** The number of matching groups on all pages. */
  totalHits: orElse(number, 0),
};

export const secondaryList = shape(listFields);

/** Products without facets, such as those that match less well. */
export type SecondaryList = ValueOf<typeof secondaryList>;

export const primaryList = shape({ ...listFields, sort: sortChoiceOf<SearchSort>(), facets });

/** The products of a page, with what narrows and orders them. */
export type PrimaryList = ValueOf<typeof primaryList>;

const recommendationList = shape(
  {
    id: text,
    /** May differ from the request: the shop's merchandisers can change it. */
    algorithm: word<Algorithm>(),
    productGroups: list(productGroup),
    /** Not to be shown when false. */
    visible: orElse(flag, true),
    visualization: orElse(word<Visualization>(), 'CAROUSEL'),
  },
  { label: text, showMoreLink: text },
);

/** Products that were recommended for a place on a page. */
export type RecommendationList = ValueOf<typeof recommendationList>;

export const recommendationLists = list(recommendationList);
