import type { MarketAlias } from '@lyng/model';
import { pageBounds } from '../../platform/graphql/page-bounds.ts';
import type { FilterInputType, QueryProductsArgs, SortType } from '../../platform/graphql/resolver-types.generated.ts';
import type { Scope } from '../../shop/scope.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { passesTest, ordinalsWith } from '../columns/facet-column.ts';
import type { FacetColumn } from '../columns/facet-column.ts';
import { allOrdinals } from '../columns/product-columns.ts';
import { departmentOf } from '../columns/size-names.ts';
import { pageOf } from '../columns/sort-orders.ts';
import { choose, countFacets } from '../facets/count-facets.ts';
import type { FacetCounts } from '../facets/count-facets.ts';
import { facetTests, readSelection } from '../facets/facet-selection.ts';
import type { PriceBounds } from '../facets/facet-selection.ts';
import { NEW_FOR, newProducts } from './fixed-lists.ts';
import { findListPage, pageTest } from './list-page.ts';
import type { ListPage } from './list-page.ts';
import { aliasesIn, given, inFacetOrder, MAX_CHOSEN, narrowingTest } from './narrow-products.ts';

export interface ProductList {
  /** The ordinals of a page of products, in order. */
  readonly page: Int32Array;
  readonly total: number;
  /** Counts the facets; not every list needs them. */
  readonly count: () => FacetCounts;
  /** The root category of a list of a category. */
  readonly department: number | undefined;
}

/** Limits of the API contract. */
const pageLimits = { maxSkip: 6000, maxTake: 200, defaultTake: 20 };
const MAX_IDS = 600;

/** Products named one by one override every other filter and keep the given order. */
const named = async (
  { columns, productIdsByKeys }: CatalogueSnapshot,
  filter: FilterInputType | null | undefined,
): Promise<Int32Array | undefined> => {
  const ids = given(filter?.productIds).slice(0, MAX_IDS);
  const articleNumbers = given(filter?.articleNumbers).slice(0, MAX_IDS);
  if (ids.length === 0 && articleNumbers.length === 0) return undefined;
  const byNumber = ids.length > 0 ? undefined : await productIdsByKeys(articleNumbers);
  const found = byNumber === undefined ? ids : articleNumbers.map((number) => byNumber.get(number) ?? 0);
  return Int32Array.from(new Set(found.map(columns.ordinalOf).filter((ordinal) => ordinal >= 0)));
};

const boundsOf = (filter: FilterInputType | null | undefined): PriceBounds | undefined => {
  const { lowest, highest } = filter?.price ?? {};
  if ((lowest ?? null) === null && (highest ?? null) === null) return undefined;
  return { lowest: (lowest ?? 0) * 100, highest: (highest ?? Infinity) * 100 };
};

/** The pages that the arguments name; each narrows the list, and one that does not exist empties it. */
const pagesOf = (
  snapshot: CatalogueSnapshot,
  args: QueryProductsArgs,
  scope: Scope,
): readonly (ListPage | undefined)[] => {
  const wanted = [
    ['c', args.categoryAlias],
    ['b', args.brandAlias],
    ['dc', args.discountCampaignAlias],
  ] as const;
  const byAlias = wanted.flatMap(([kind, alias]) =>
    alias ? [findListPage(snapshot.index, scope.language, { kind, alias })] : [],
  );
  return args.url ? [...byAlias, findListPage(snapshot.index, scope.language, { url: args.url })] : byAlias;
};

/** The search text of a list, empty without one. */
export const searchTextOf = ({ filter }: QueryProductsArgs): string => filter?.searchText?.trim() ?? '';

interface ListContext {
  readonly scope: Scope;
  readonly now: Date;
  /** The ordinals that the text search found, best first; empty without a text. */
  readonly hits: Int32Array;
}

interface ListResult {
  /** Ascending, but for lists in an order of their own. */
  readonly candidates: Int32Array;
  /** `undefined` for an order of their own: of products named one by one or by facets, or found by a text. */
  readonly sort: SortType | undefined;
  /** Counts them, where that is cached. */
  readonly count?: (column: FacetColumn) => Int32Array;
  readonly department?: number;
}

/** The products that pages have in common, before any other filter. */
const onPages = (
  { columns }: CatalogueSnapshot,
  pages: readonly (ListPage | undefined)[],
  base: Int32Array | undefined,
): Int32Array => {
  if (pages.includes(undefined)) return new Int32Array();
  const tests = pages.flatMap((page) => (page === undefined ? [] : (pageTest(page, columns) ?? [])));
  const [first, ...others] = base === undefined ? tests : [undefined, ...tests];
  const listed =
    base ?? (first === undefined ? allOrdinals(columns) : ordinalsWith(first.column, first.wanted.indexOf(1)));
  return others.length === 0
    ? listed
    : listed.filter((ordinal) => others.every((test) => test === undefined || passesTest(test, ordinal)));
};

interface ListTime {
  readonly market: MarketAlias;
  /** Milliseconds. */
  readonly time: number;
  /** Products that come later are listed only where coming products are requested, and new ones are those of a time. */
  readonly kinds: readonly (ListPage['kind'] | undefined)[];
}

/** The products on sale in the market now, and when the next one arrives or is no longer new. */
const openNow = (
  { columns: { markets, availableOn } }: CatalogueSnapshot,
  listed: Int32Array,
  { market, time, kinds }: ListTime,
) => {
  const { numbers: prices } = markets[market].price;
  const comes = kinds.includes('coming-soon');
  let until = Infinity;
  const ordinals = listed.filter((ordinal) => {
    const from = availableOn[ordinal] ?? 0;
    if (from > time && from < until) until = from;
    return prices[ordinal] !== 0 && from > time === comes;
  });
  if (!kinds.includes('new')) return { ordinals, until };
  const fresh = newProducts(ordinals, availableOn, time);
  for (const ordinal of fresh) {
    const end = (availableOn[ordinal] ?? 0) + NEW_FOR;
    if (end > time && end < until) until = end;
  }
  return { ordinals: fresh, until };
};

const find = async (
  snapshot: CatalogueSnapshot,
  args: QueryProductsArgs,
  { scope, now, hits }: ListContext,
): Promise<ListResult> => {
  const { filter } = args;
  const { columns, index } = snapshot;
  const market = scope.market.alias;
  const pages = pagesOf(snapshot, args, scope);
  const category = pages.find((page) => page?.kind === 'category');
  const department = category && { department: departmentOf(index.categoryById, category.id) };
  const isSearch = searchTextOf(args) !== '';
  const defaultSort = isSearch ? undefined : (pages.find((page) => page !== undefined)?.sort ?? 'LATEST');
  const wanted = filter?.sort ?? 'NONE';
  const usesDefault = wanted === 'NONE' || wanted === 'RELEVANCE' || wanted === 'FACET_ORDER';
  const sort = usesDefault ? defaultSort : wanted;
  const look = () =>
    openNow(snapshot, onPages(snapshot, pages, isSearch ? hits : undefined), {
      market,
      time: now.getTime(),
      kinds: pages.map((page) => page?.kind),
    });
  const aliases = await snapshot.productIdsByAliases(scope.language, aliasesIn(filter));
  const test = narrowingTest(filter, { columns, market }, aliases);
  if (!isSearch && pages.length < 2 && test === undefined) {
    const key = `${market} ${pages[0]?.path('da') ?? String(pages.length)}`;
    const { ordinals, count } = snapshot.lists(key, now.getTime(), look);
    return { candidates: ordinals, sort, count, ...department };
  }
  const open = look().ordinals;
  const candidates = test === undefined ? open : open.filter((ordinal) => test(ordinal));
  const inOrder = wanted === 'FACET_ORDER' ? inFacetOrder(candidates, filter, { columns }, aliases) : undefined;
  return inOrder === undefined
    ? { candidates, sort, ...department }
    : { candidates: inOrder, sort: undefined, ...department };
};

/** Finds, filters, sorts and cuts out a page of products. */
export async function listProducts(
  snapshot: CatalogueSnapshot,
  args: QueryProductsArgs,
  context: ListContext,
): Promise<ProductList> {
  const { columns, orders } = snapshot;
  const market = context.scope.market.alias;
  const listed = await named(snapshot, args.filter);
  const filter = listed === undefined ? args.filter : undefined;
  const { candidates, sort, count, department }: ListResult =
    listed === undefined ? await find(snapshot, args, context) : { candidates: listed, sort: undefined };
  const order = sort && (await orders(sort, context.scope));
  const chosen = readSelection(given(filter?.facets).slice(0, MAX_CHOSEN));
  const choice = choose(candidates, facetTests(chosen, { columns, market }, boundsOf(filter)));
  const { left } = choice;
  const { skip, take } = pageBounds(args, pageLimits);
  return {
    page: order === undefined ? left.slice(skip, skip + take) : pageOf(left, order, skip, take),
    total: left.length,
    department,
    count: () =>
      countFacets({
        choice,
        columns,
        market,
        unit: 'products',
        mode: args.filter?.filterMode === 'CURRENT' ? 'CURRENT' : 'BY_GROUP',
        ...(count === undefined ? {} : { countEvery: count }),
      }),
  };
}
