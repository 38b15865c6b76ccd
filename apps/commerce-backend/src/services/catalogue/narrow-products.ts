import type { IndexedProduct } from './catalogue-index.ts';
import { facetTests, readSelection } from './facets/facet-selection.ts';
import { parseFacetId } from './facets/facet-id.ts';
import type { MarketFacets } from './facets/market-facets.ts';

type Maybe<Value> = readonly (Value | null)[] | null | undefined;

/** Filters that shape a list before a shopper chooses anything in it. */
export interface Narrowing {
  readonly include?: Maybe<string>;
  readonly includeMode?: 'INTERSECT' | 'UNION' | null;
  readonly exclude?: Maybe<string>;
  readonly excludeFacets?: Maybe<string>;
  readonly categoryIds?: Maybe<number>;
  readonly brandIds?: Maybe<number>;
  readonly discountCampaignIds?: Maybe<number>;
  readonly excludeCategoryIds?: Maybe<number>;
  readonly excludeBrandIds?: Maybe<number>;
  readonly excludeDiscountCampaignIds?: Maybe<number>;
}

type Test = (product: IndexedProduct) => boolean;

const given = <Value>(values: Maybe<Value>): readonly Value[] => (values ?? []).filter((value): value is Value => value !== null);

const any = (tests: readonly Test[]): Test => (product) => tests.some((test) => test(product));
const every = (tests: readonly Test[]): Test => (product) => tests.every((test) => test(product));
const not = (test: Test): Test => (product) => !test(product);

/** One test per facet id; `a_<alias>` names a product itself. */
const testsOf = (ids: Maybe<string>, facets: MarketFacets): readonly Test[] =>
  given(ids).flatMap((id): Test[] => {
    const facet = parseFacetId(id);
    if (facet === undefined) return [];
    if (facet.group === 'a') return [({ texts }) => Object.values(texts).some(({ alias }) => alias === facet.value)];
    const [test] = facetTests(readSelection([id]), facets.dictionary).values();
    return test === undefined ? [] : [(product) => test(facets.of(product))];
  });

const byIds = (ids: Maybe<number>, idsOf: (product: IndexedProduct) => readonly number[]): readonly Test[] => {
  const wanted = new Set(given(ids));
  return wanted.size === 0 ? [] : [(product) => idsOf(product).some((id) => wanted.has(id))];
};

const categoryIds: (product: IndexedProduct) => number[] = ({ categories }) => categories.map(({ categoryId }) => categoryId);
const brandIds: (product: IndexedProduct) => number[] = ({ brand }) => [brand.brandId];
const campaignIds: (product: IndexedProduct) => number[] = ({ campaigns }) => campaigns.map(({ campaignId }) => campaignId);

/** Keeps the products that the filters include and none exclude. */
export function narrow(
  products: readonly IndexedProduct[],
  filter: Narrowing | null | undefined,
  facets: MarketFacets,
): readonly IndexedProduct[] {
  if (filter === null || filter === undefined) return products;
  const included = testsOf(filter.include, facets);
  const keep: readonly Test[] = [
    ...(included.length === 0 ? [] : [filter.includeMode === 'UNION' ? any(included) : every(included)]),
    ...byIds(filter.categoryIds, categoryIds),
    ...byIds(filter.brandIds, brandIds),
    ...byIds(filter.discountCampaignIds, campaignIds),
  ];
  const drop: readonly Test[] = [
    ...testsOf(filter.exclude, facets),
    ...testsOf(filter.excludeFacets, facets),
    ...byIds(filter.excludeCategoryIds, categoryIds),
    ...byIds(filter.excludeBrandIds, brandIds),
    ...byIds(filter.excludeDiscountCampaignIds, campaignIds),
  ];
  return keep.length + drop.length === 0 ? products : products.filter(every([...keep, not(any(drop))]));
}
