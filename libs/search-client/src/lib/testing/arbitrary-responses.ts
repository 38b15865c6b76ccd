import {
  array,
  boolean,
  constantFrom,
  dictionary,
  double,
  integer,
  jsonValue,
  letrec,
  oneof,
  record,
  string,
} from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type * as responses from '../wire/responses.ts';
import type { ContentItem, ContentList } from '../wire/content.ts';
import type { Facet } from '../wire/facet.ts';
import type { NavigationNode, NavigationStateNode } from '../wire/navigation.ts';
import type { ProductGroup, SearchProduct, SearchVariant } from '../wire/product.ts';
import type { PrimaryList, RecommendationList } from '../wire/product-list.ts';

const few = { maxLength: 3, maxKeys: 3 } as const;
const text = string();
const count = integer({ min: 0 });
const price = double({ min: 0, max: 1e6, noNaN: true });
const some = <Value>(value: Arbitrary<Value>): Arbitrary<Value[]> => array(value, few);
const byName = <Value>(value: Arbitrary<Value>): Arbitrary<Record<string, Value>> => dictionary(text, value, few);

/** An object whose optional fields may be missing. */
const having = <Required extends object, Optional extends object>(
  required: { [Key in keyof Required]: Arbitrary<Required[Key]> },
  optional: { [Key in keyof Optional]: Arbitrary<Optional[Key]> },
): Arbitrary<Required & Partial<Optional>> =>
  record({ ...required, ...optional } as never, { requiredKeys: Object.keys(required) as never }) as never;

const custom = byName(some(record({ id: text, label: text })));
const measure = record({ amount: price, unit: text });
const described = {
  width: measure,
  height: measure,
  depth: measure,
  length: measure,
  volume: measure,
  weight: measure,
  custom,
  typedCustom: record({
    lengths: byName(measure),
    numbers: byName(price),
    json: byName(jsonValue() as Arbitrary<unknown>),
  }),
};
const span = record({ min: price, max: price });
const image = having(
  { sources: some(having({ url: text }, { width: count, height: count })) },
  { alt: text, caption: text, custom: byName(text) },
);
const badges = some(
  having({ label: text, theme: constantFrom('SALE' as const, 'THEME_1' as const) }, { attribute: text }),
);

const variant: Arbitrary<SearchVariant> = having(
  {
    key: text,
    ticket: text,
    stockNumber: count,
    inStock: boolean(),
    link: text,
    listPrice: price,
    sellingPrice: price,
    prices: some(record({ id: text, listPrice: price, sellingPrice: price })),
    availability: some(
      having({ channel: constantFrom('ONLINE' as const, 'STORE' as const), stockNumber: count }, { key: text }),
    ),
  },
  { ...described, size: text, label: text },
);

const product: Arbitrary<SearchProduct> = having(
  {
    key: text,
    title: text,
    brand: text,
    link: text,
    ticket: text,
    inStock: boolean(),
    listPrice: span,
    sellingPrice: span,
    variants: some(variant),
    badges: record({ primary: badges, secondary: badges }),
    imageInfo: having(
      { effect: constantFrom('NONE' as const, 'SWAP' as const), images: some(image) },
      { thumbnail: text },
    ),
    swatch: record({ type: constantFrom('COLORS' as const, 'GOLD' as const), colors: some(text) }),
  },
  { ...described, name: text, series: text, description: text, rating: price, sponsored: boolean() },
);

const arbitraryGroup: Arbitrary<ProductGroup> = record({
  key: text,
  remaining: count,
  products: array(product, { minLength: 1, maxLength: 2 }),
});
const groups = some(arbitraryGroup);

const choice = { id: text, label: text, selected: boolean(), count };
const values = some(record(choice));
const named = { id: text, label: text };
const facet: Arbitrary<Facet> = oneof(
  record({
    ...named,
    type: constantFrom('TEXT' as const),
    sort: constantFrom('NATURAL' as const, 'RELEVANCE' as const),
    selectedCount: count,
    values,
  }),
  record({
    ...named,
    type: constantFrom('COLOR' as const),
    selectedCount: count,
    values: some(record({ ...choice, color: text })),
  }),
  having(
    { ...named, type: constantFrom('RANGE' as const) },
    { unit: text, min: price, max: price, minSelected: price, maxSelected: price },
  ),
  record({
    ...named,
    type: constantFrom('SIZE' as const),
    selectedCount: count,
    sizeTypes: some(record({ label: text, formats: some(record({ format: text, values })) })),
  }),
  having({ ...named, type: constantFrom('CHECKBOX' as const), selected: boolean() }, { count }),
);

const sort = <Word extends string>(...words: Word[]) =>
  record({ selected: constantFrom(...words), options: some(record({ id: constantFrom(...words), label: text })) });
const primaryList: Arbitrary<PrimaryList> = record({
  sort: sort('RELEVANCE', 'PRICE_ASCENDING'),
  facets: some(facet),
  productGroups: groups,
  totalHits: count,
});

const recommendation: Arbitrary<RecommendationList> = having(
  {
    id: text,
    algorithm: constantFrom('CART' as const, 'PERSONAL' as const),
    productGroups: groups,
    visible: boolean(),
    visualization: constantFrom('GRID' as const, 'CAROUSEL' as const),
  },
  { label: text, showMoreLink: text },
);
const recommendationLists = some(recommendation);

const contentItem: Arbitrary<ContentItem> = having(
  { key: text, type: text, title: text, link: text, ticket: text, custom },
  { description: text, releaseDate: text, image: image },
);
const contentLists: Arbitrary<ContentList[]> = some(record({ id: text, totalHits: count, items: some(contentItem) }));

const places = <Node>(state: Record<string, Arbitrary<unknown>>): Arbitrary<Node> =>
  letrec((tie) => {
    const branch = { count, children: array(tie('node'), { maxLength: 2, depthIdentifier: 'tree' }), ...state };
    return {
      node: oneof(
        { depthIdentifier: 'tree', maxDepth: 3 },
        record({ type: constantFrom('SPACER'), count, children: constantFrom([]), ...state }),
        having(
          { type: constantFrom('PRODUCT'), label: text, path: text, ...branch } as Record<string, Arbitrary<unknown>>,
          { iconPath: text },
        ),
        record({ type: constantFrom('LABEL'), label: text, ...branch }),
        record({ type: constantFrom('PAGE_LINK'), label: text, link: text, ...branch }),
      ),
    };
  }).node as Arbitrary<Node>;
const navigation = record({
  breadcrumbs: some(record({ path: text, label: text })),
  tree: places<NavigationStateNode>({ selected: boolean(), expandable: boolean() }),
});

const phrases = some(record({ q: text }));
const autoCorrect = record({ q: text, originalTotalHits: count });

/** A well-formed response to each query, by the query's name. */
export const arbitraryResponses = {
  'add-to-cart-popup': record({ recommendationLists }) as Arbitrary<responses.AddToCartPopup>,
  autocomplete: having(
    {
      phraseSuggestions: some(record({ q: text, highlighted: text })),
      productSuggestions: groups,
      contentSuggestions: some(record({ title: text, highlightedTitle: text, link: text, ticket: text })),
      recentSearches: phrases,
      recentlyViewed: groups,
      totalHits: count,
      contentLists,
    },
    { redirectLink: text },
  ) as Arbitrary<responses.Autocomplete>,
  'navigation-tree': record({ tree: places<NavigationNode>({}) }) as Arbitrary<responses.NavigationTree>,
  'search-page': having(
    { q: text, didYouMean: phrases, primaryList, contentLists },
    {
      autoCorrect,
      navigation,
      secondaryList: record({ productGroups: groups, totalHits: count }),
      relatedSearches: phrases,
      understood: having(
        { q: text, facets: some(record({ id: text, title: text, text })) },
        { price: having({ text }, { min: count, max: count }) },
      ),
      leftOut: some(text),
    },
  ) as Arbitrary<responses.SearchPage>,
  'product-page': having(
    { recommendationLists, tickets: byName(text) },
    { productGroup: arbitraryGroup },
  ) as Arbitrary<responses.ProductPage>,
  'cart-page': record({ cart: groups, recommendationLists }) as Arbitrary<responses.CartPage>,
  'landing-page': having(
    {
      recommendationLists,
      contentLists,
      customData: byName(text),
      published: boolean(),
      seo: having(
        {},
        { preamble: text, metaDescription: text, pageTitle: text, canonicalPath: text, pageHeading: text },
      ),
    },
    { primaryList, navigation },
  ) as Arbitrary<responses.LandingPage>,
  'content-information': record({ items: some(contentItem) }) as Arbitrary<responses.ContentInformation>,
  'content-search-page': having(
    {
      q: text,
      didYouMean: phrases,
      primaryList: record({ sort: sort('RELEVANCE', 'NEWEST_FIRST'), items: some(contentItem), totalHits: count }),
    },
    { autoCorrect },
  ) as Arbitrary<responses.ContentSearchPage>,
};
