import { facets } from './facet.ts';
import type { Facet } from './facet.ts';
import { productGroup } from './product.ts';
import type { ProductGroup } from './product.ts';
import { both, flag, list, number, orElse, orEmpty, shape, text, word } from './read.ts';
import type { Reader } from './read.ts';

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

/** The order of a list, and those to choose from. */
export interface SortChoice<Sort extends string> {
  readonly selected: Sort;
  readonly options: { readonly id: Sort; readonly label: string }[];
}

/** Products without facets, such as those that match less well. */
export interface SecondaryList {
  readonly productGroups: ProductGroup[];
  /** The number of matching groups on all pages. */
  readonly totalHits: number;
}

/** The products of a page, with what narrows and orders them. */
export interface PrimaryList extends SecondaryList {
  readonly sort: SortChoice<SearchSort>;
  readonly facets: Facet[];
}

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

/** Products that were recommended for a place on a page. */
export interface RecommendationList {
  readonly id: string;
  /** May differ from the request: the shop's merchandisers can change it. */
  readonly algorithm: Algorithm;
  readonly productGroups: ProductGroup[];
  /** Not to be shown when false. */
  readonly visible: boolean;
  readonly label?: string;
  readonly showMoreLink?: string;
  readonly visualization: Visualization;
}

/** The words of one list are among those of the other. */
export const sortChoice: Reader<SortChoice<ContentSort>> = orEmpty(
  shape<SortChoice<ContentSort>>(
    {
      selected: orElse<ContentSort>(word, 'RELEVANCE'),
      options: list(shape<SortChoice<ContentSort>['options'][number]>({ id: word, label: text }, {})),
    },
    {},
  ),
);

export const secondaryList: Reader<SecondaryList> = shape<SecondaryList>(
  { productGroups: list(productGroup), totalHits: orElse(number, 0) },
  {},
);

export const primaryList: Reader<PrimaryList> = both(
  secondaryList,
  shape<Omit<PrimaryList, keyof SecondaryList>>({ sort: sortChoice, facets }, {}),
);

export const recommendationLists: Reader<RecommendationList[]> = list(
  shape<RecommendationList>(
    {
      id: text,
      algorithm: word,
      productGroups: list(productGroup),
      visible: orElse(flag, true),
      visualization: orElse<Visualization>(word, 'CAROUSEL'),
    },
    { label: text, showMoreLink: text },
  ),
);
