import type { FilterInputType } from '../../platform/graphql/resolver-types.generated.ts';
import { passesTest } from '../columns/facet-column.ts';
import { idTest } from '../columns/product-columns.ts';
import { facetTests, readSelection } from '../facets/facet-selection.ts';
import type { Place } from '../facets/facet-selection.ts';
import { parseFacetId, PRODUCT_GROUP } from '../core/facet-id.ts';

type Maybe<Value> = readonly (Value | null)[] | null | undefined;

/** Filters that shape a list before a shopper chooses anything in it. */
type Narrowing = Pick<
  FilterInputType,
  | 'brandIds'
  | 'categoryIds'
  | 'discountCampaignIds'
  | 'exclude'
  | 'excludeBrandIds'
  | 'excludeCategoryIds'
  | 'excludeDiscountCampaignIds'
  | 'excludeFacets'
  | 'facets'
  | 'include'
  | 'includeMode'
>;

type Test = (ordinal: number) => boolean;

/** The product that an alias of any language names. */
export type AliasIds = ReadonlyMap<string, number>;

/** Max chosen facets of a list. */
export const MAX_CHOSEN = 600;

/** Max facet ids of one filter: each is tested against every product, and one request may bring ten lists. */
const MAX_FACETS = 100;

/** A list of the API without its nulls. */
export const given = <Value>(values: Maybe<Value>): readonly Value[] =>
  (values ?? []).filter((value): value is Value => value !== null);

const facetsOf = (ids: Maybe<string>): readonly string[] => [...new Set(given(ids))].slice(0, MAX_FACETS);

const any =
  (tests: readonly Test[]): Test =>
  (ordinal) =>
    tests.some((test) => test(ordinal));
const every =
  (tests: readonly Test[]): Test =>
  (ordinal) =>
    tests.every((test) => test(ordinal));

const aliasesOf = (ids: readonly string[]): readonly string[] =>
  ids.flatMap((id) => {
    const facet = parseFacetId(id);
    return facet?.group === PRODUCT_GROUP ? [facet.value] : [];
  });

/** The aliases among the chosen facets: a favourites page lists its products so. */
const chosenAliases = (filter: Narrowing | null | undefined): readonly string[] =>
  aliasesOf(given(filter?.facets).slice(0, MAX_CHOSEN));

/** The aliases that filters name products by (`a_<alias>`). */
export const aliasesIn = (filter: Narrowing | null | undefined): readonly string[] => [
  ...aliasesOf([filter?.include, filter?.exclude, filter?.excludeFacets].flatMap(facetsOf)),
  ...chosenAliases(filter),
];

/** One test per facet id; `a_<alias>` names a product itself. */
const testsOf = (ids: Maybe<string>, place: Place, aliases: AliasIds): readonly Test[] =>
  facetsOf(ids).flatMap((id): Test[] => {
    const facet = parseFacetId(id);
    if (facet === undefined) return [];
    if (facet.group === PRODUCT_GROUP) {
      const named = place.columns.ordinalOf(aliases.get(facet.value) ?? 0);
      return [(ordinal) => ordinal === named];
    }
    const [test] = facetTests(readSelection([id]), place).values();
    return test === undefined ? [] : [(ordinal) => passesTest(test, ordinal)];
  });

const byIds = (ids: Maybe<number>, group: string, { columns }: Place): readonly Test[] => {
  const wanted = given(ids);
  const test = wanted.length === 0 ? undefined : idTest(columns, group, wanted);
  return test === undefined ? [] : [(ordinal) => passesTest(test, ordinal)];
};

/** Any of the products that the chosen facets name; no test without one. */
const byChosenAliases = (filter: Narrowing, { columns }: Place, aliases: AliasIds): readonly Test[] => {
  const chosen = chosenAliases(filter);
  if (chosen.length === 0) return [];
  const named = new Set(chosen.map((alias) => columns.ordinalOf(aliases.get(alias) ?? 0)));
  return [(ordinal) => named.has(ordinal)];
};

/**
 * The products in the order in which the chosen facets name them, others after them; undefined when they name none.
 * Pages of favourites and of what was looked at last are listed so.
 */
export function inFacetOrder(
  ordinals: Int32Array,
  filter: Narrowing | null | undefined,
  { columns }: Pick<Place, 'columns'>,
  aliases: AliasIds,
): Int32Array | undefined {
  const named = chosenAliases(filter).map((alias) => columns.ordinalOf(aliases.get(alias) ?? 0));
  if (named.length === 0) return undefined;
  const places = new Map(named.map((ordinal, place) => [ordinal, place] as const).reverse());
  const placeOf = (ordinal: number): number => places.get(ordinal) ?? named.length;
  return ordinals.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The test of products that the filters include and none exclude; `undefined` where a list is not narrowed at all. */
export function narrowingTest(filter: Narrowing | null | undefined, place: Place, aliases: AliasIds): Test | undefined {
  if (filter === null || filter === undefined) return undefined;
  const included = testsOf(filter.include, place, aliases);
  const includeTests: readonly Test[] = [
    ...(included.length === 0 ? [] : [filter.includeMode === 'UNION' ? any(included) : every(included)]),
    ...byChosenAliases(filter, place, aliases),
    ...byIds(filter.categoryIds, 'c', place),
    ...byIds(filter.brandIds, 'b', place),
    ...byIds(filter.discountCampaignIds, 'dc', place),
  ];
  const excludeTests: readonly Test[] = [
    ...testsOf(filter.exclude, place, aliases),
    ...testsOf(filter.excludeFacets, place, aliases),
    ...byIds(filter.excludeCategoryIds, 'c', place),
    ...byIds(filter.excludeBrandIds, 'b', place),
    ...byIds(filter.excludeDiscountCampaignIds, 'dc', place),
  ];
  if (includeTests.length + excludeTests.length === 0) return undefined;
  const [isIncluded, isExcluded] = [every(includeTests), any(excludeTests)];
  return (ordinal) => isIncluded(ordinal) && !isExcluded(ordinal);
}
