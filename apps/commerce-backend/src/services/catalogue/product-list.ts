import type { MarketAlias } from '@lyng/model';
import { pageBounds } from '../../graphql/page-bounds.ts';
import type { Scope } from '../../shop/scope.ts';
import type { CatalogueSnapshot } from './catalogue-snapshot.ts';
import { meets, ordinalsWith } from './columns/facet-column.ts';
import type { FacetColumn } from './columns/facet-column.ts';
import { allOrdinals } from './columns/product-columns.ts';
import { pageOf } from './columns/sort-orders.ts';
import { choose, countFacets } from './facets/count-facets.ts';
import type { FacetCounts } from './facets/count-facets.ts';
import { facetTests, readSelection } from './facets/facet-selection.ts';
import type { PriceBounds } from './facets/facet-selection.ts';
import { findListPage, pageTest } from './list-page.ts';
import type { ListPage } from './list-page.ts';
import { aliasesIn, isNarrowed, narrow } from './narrow-products.ts';
import type { AliasIds, Narrowing } from './narrow-products.ts';
import type { SortType } from './sort-type.ts';

/** What the `products` field may be asked; every part may be missing. */
export interface ProductListArguments {
  readonly skip?: number | null;
  readonly take?: number | null;
  readonly brandAlias?: string | null;
  readonly categoryAlias?: string | null;
  readonly discountCampaignAlias?: string | null;
  readonly url?: string | null;
  readonly filter?: ProductFilter | null;
}

export interface ProductFilter extends Narrowing {
  readonly searchText?: string | null;
  readonly facets?: readonly (string | null)[] | null;
  readonly sort?: SortType | null;
  readonly price?: { readonly lowest?: number | null; readonly highest?: number | null } | null;
  readonly filterMode?: 'BY_GROUP' | 'CURRENT' | null;
  readonly productIds?: readonly (number | null)[] | null;
  readonly articleNumbers?: readonly (string | null)[] | null;
}

export interface ProductList {
  /** The ordinals of a page of products, in order. */
  readonly page: Int32Array;
  readonly total: number;
  /** Counts the facets; not every list is asked for them. */
  readonly count: () => FacetCounts;
}

/** Limits of the wire contract. */
const pageLimits = { maxSkip: 6000, maxTake: 200, defaultTake: 20 };
const MOST_IDS = 600;

const given = <Value>(values: readonly (Value | null)[] | null | undefined): readonly Value[] =>
  (values ?? []).filter((value): value is Value => value !== null);

/** Products named one by one override every other filter and keep the order in which they were named. */
const named = async (
  { columns, productIdsByKeys }: CatalogueSnapshot,
  filter: ProductFilter | null | undefined,
): Promise<Int32Array | undefined> => {
  const ids = given(filter?.productIds).slice(0, MOST_IDS);
  const articleNumbers = given(filter?.articleNumbers).slice(0, MOST_IDS);
  if (ids.length === 0 && articleNumbers.length === 0) return undefined;
  const byNumber = ids.length > 0 ? undefined : await productIdsByKeys(articleNumbers);
  const found = byNumber === undefined ? ids : articleNumbers.map((number) => byNumber.get(number) ?? 0);
  return Int32Array.from(new Set(found.map(columns.ordinalOf).filter((ordinal) => ordinal >= 0)));
};

const boundsOf = (filter: ProductFilter | null | undefined): PriceBounds | undefined => {
  const { lowest, highest } = filter?.price ?? {};
  if ((lowest ?? null) === null && (highest ?? null) === null) return undefined;
  return { lowest: (lowest ?? 0) * 100, highest: (highest ?? Infinity) * 100 };
};

/** The pages that the arguments name; each narrows the list, and one that does not exist empties it. */
const pagesOf = (
  snapshot: CatalogueSnapshot,
  args: ProductListArguments,
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

/** The text that a list is searched by, empty where it is not. */
export const searchTextOf = ({ filter }: ProductListArguments): string => filter?.searchText?.trim() ?? '';

interface ListSurroundings {
  readonly scope: Scope;
  readonly now: Date;
  /** The ordinals of what the text search found, best first; empty where no text was asked for. */
  readonly hits: Int32Array;
}

interface Found {
  /** Ascending, but for what comes in an order of its own. */
  readonly candidates: Int32Array;
  /** Products named one by one, or found by a text, come in an order of their own. */
  readonly order: 'given' | 'relevance' | SortType;
  /** Counts them, where that is kept. */
  readonly count?: (column: FacetColumn) => Int32Array;
}

const isOwnOrder = (order: Found['order']): order is 'given' | 'relevance' =>
  order === 'given' || order === 'relevance';

/** The products that pages have in common, before anything else is asked of them. */
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
    : listed.filter((ordinal) => others.every((test) => test === undefined || meets(test, ordinal)));
};

interface Moment {
  readonly market: MarketAlias;
  /** Milliseconds. */
  readonly moment: number;
  /** What comes later is listed only where coming products are asked for. */
  readonly comes: boolean;
}

/** What is sold in the market at the moment, and when the next of it arrives. */
const openNow = (
  { columns: { markets, availableOn } }: CatalogueSnapshot,
  listed: Int32Array,
  { market, moment, comes }: Moment,
) => {
  const { numbers: prices } = markets[market].price;
  let until = Infinity;
  const ordinals = listed.filter((ordinal) => {
    const from = availableOn[ordinal] ?? 0;
    if (from > moment && from < until) until = from;
    return prices[ordinal] !== 0 && from > moment === comes;
  });
  return { ordinals, until };
};

const find = (
  snapshot: CatalogueSnapshot,
  args: ProductListArguments,
  { scope, now, hits }: ListSurroundings,
  aliases: AliasIds,
): Found => {
  const { filter } = args;
  const { columns } = snapshot;
  const market = scope.market.alias;
  const pages = pagesOf(snapshot, args, scope);
  const isSearch = searchTextOf(args) !== '';
  const usual = pages.find((page) => page !== undefined)?.sort ?? 'LATEST';
  const sort = filter?.sort ?? 'NONE';
  const isUsual = sort === 'NONE' || sort === 'RELEVANCE';
  const order = isUsual ? (isSearch ? 'relevance' : usual) : sort;
  const look = () =>
    openNow(snapshot, onPages(snapshot, pages, isSearch ? hits : undefined), {
      market,
      moment: now.getTime(),
      comes: pages.some((page) => page?.kind === 'coming-soon'),
    });
  if (!isSearch && pages.length < 2 && !isNarrowed(filter)) {
    const { ordinals, count } = snapshot.lists.of(
      `${market} ${pages[0]?.path('da') ?? String(pages.length)}`,
      now.getTime(),
      look,
    );
    return { candidates: ordinals, order, count };
  }
  return { candidates: narrow(look().ordinals, filter, { columns, market }, aliases), order };
};

const findOrNamed = async (
  snapshot: CatalogueSnapshot,
  args: ProductListArguments,
  surroundings: ListSurroundings,
): Promise<Found> => {
  const listed = await named(snapshot, args.filter);
  if (listed !== undefined) return { candidates: listed, order: 'given' };
  return find(
    snapshot,
    args,
    surroundings,
    await snapshot.productIdsByAliases(surroundings.scope.language, aliasesIn(args.filter)),
  );
};

/** Finds, filters, sorts and cuts out a page of products. */
export async function listProducts(
  snapshot: CatalogueSnapshot,
  args: ProductListArguments,
  surroundings: ListSurroundings,
): Promise<ProductList> {
  const { filter } = args;
  const { scope } = surroundings;
  const { columns, orders } = snapshot;
  const market = scope.market.alias;
  const { candidates, order, count } = await findOrNamed(snapshot, args, surroundings);
  const sequence = isOwnOrder(order) ? undefined : await orders.of(order, scope);
  const chosen = order === 'given' ? [] : given(filter?.facets).slice(0, MOST_IDS);
  const tests = facetTests(
    readSelection(chosen),
    { columns, market },
    order === 'given' ? undefined : boundsOf(filter),
  );
  const choice = choose(candidates, tests);
  const { left } = choice;
  const { skip, take } = pageBounds(args, pageLimits);
  return {
    page: sequence === undefined ? left.slice(skip, skip + take) : pageOf(left, sequence, skip, take),
    total: left.length,
    count: () =>
      countFacets({
        choice,
        columns,
        market,
        unit: 'products',
        mode: filter?.filterMode === 'CURRENT' ? 'CURRENT' : 'BY_GROUP',
        ...(count === undefined ? {} : { countEvery: count }),
      }),
  };
}
