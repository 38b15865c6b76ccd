import type { Scope } from '../../shop/scope.ts';
import type { IndexedProduct } from './catalogue-index.ts';
import type { CatalogueSnapshot } from './catalogue-snapshot.ts';
import { countFacets, meetsAll } from './facets/count-facets.ts';
import type { FacetCounts } from './facets/count-facets.ts';
import { facetTests, readSelection } from './facets/facet-selection.ts';
import type { PriceBounds } from './facets/facet-selection.ts';
import type { MarketFacets } from './facets/market-facets.ts';
import { findListPage } from './list-page.ts';
import type { ListPage } from './list-page.ts';
import { narrow } from './narrow-products.ts';
import type { Narrowing } from './narrow-products.ts';
import { searchProducts } from './search-products.ts';
import { sortProducts } from './sort-products.ts';
import type { SortType } from './sort-products.ts';

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
  readonly products: readonly IndexedProduct[];
  readonly total: number;
  /** Before any facet was chosen. */
  readonly candidates: readonly IndexedProduct[];
  readonly facets: MarketFacets;
  /** Counts the facets; not every list is asked for them. */
  readonly count: () => FacetCounts;
}

/** Limits of the wire contract. */
const MOST_SKIPPED = 6000;
const MOST_TAKEN = 200;
const MOST_IDS = 600;
const USUALLY_TAKEN = 20;

const clamp = (value: number | null | undefined, most: number, otherwise: number): number =>
  Math.min(most, Math.max(0, value ?? otherwise));

const given = <Value>(values: readonly (Value | null)[] | null | undefined): readonly Value[] =>
  (values ?? []).filter((value): value is Value => value !== null);

/** Products named one by one override every other filter and keep the order in which they were named. */
const named = ({ index }: CatalogueSnapshot, filter: ProductFilter | null | undefined): IndexedProduct[] | undefined => {
  const ids = given(filter?.productIds);
  const articleNumbers = given(filter?.articleNumbers);
  if (ids.length === 0 && articleNumbers.length === 0) return undefined;
  const found =
    ids.length > 0
      ? ids.slice(0, MOST_IDS).map((id) => index.productById.get(id))
      : articleNumbers.slice(0, MOST_IDS).map((number) => index.productByArticleNumber.get(number));
  return [...new Set(found.filter((product) => product !== undefined))];
};

const boundsOf = (filter: ProductFilter | null | undefined): PriceBounds | undefined => {
  const { lowest, highest } = filter?.price ?? {};
  if ((lowest ?? null) === null && (highest ?? null) === null) return undefined;
  return { lowest: (lowest ?? 0) * 100, highest: (highest ?? Infinity) * 100 };
};

/** The pages that the arguments name; each narrows the list, and one that does not exist empties it. */
const pagesOf = (snapshot: CatalogueSnapshot, args: ProductListArguments, scope: Scope): readonly (ListPage | undefined)[] => {
  const wanted = [
    ['c', args.categoryAlias],
    ['b', args.brandAlias],
    ['dc', args.discountCampaignAlias],
  ] as const;
  const byAlias = wanted.flatMap(([kind, alias]) => (alias ? [findListPage(snapshot.index, scope.language, { kind, alias })] : []));
  return args.url ? [...byAlias, findListPage(snapshot.index, scope.language, { url: args.url })] : byAlias;
};

interface Found {
  readonly candidates: readonly IndexedProduct[];
  /** Products named one by one, or found by a text, come in an order of their own. */
  readonly order: 'given' | 'relevance' | SortType;
}

const find = (snapshot: CatalogueSnapshot, args: ProductListArguments, scope: Scope, now: Date): Found => {
  const { filter } = args;
  const listed = named(snapshot, filter);
  if (listed !== undefined) return { candidates: listed, order: 'given' };
  const pages = pagesOf(snapshot, args, scope);
  const sold = snapshot.index.products.filter((product) => product.prices[scope.market.alias] !== undefined);
  // What comes later is listed only where coming products are asked for.
  const open = pages.some((page) => page?.kind === 'coming-soon') ? sold : sold.filter(({ firstAvailableOn }) => firstAvailableOn <= now);
  const paged = pages.reduce<readonly IndexedProduct[]>(
    (products, page) => (page === undefined ? [] : products.filter((product) => page.includes(product, now))),
    open,
  );
  const narrowed = narrow(paged, filter, snapshot.facets(scope.market.alias));
  const searchText = filter?.searchText?.trim() ?? '';
  const usual = pages.find((page) => page !== undefined)?.sort ?? 'LATEST';
  const sort = filter?.sort ?? 'NONE';
  if (searchText === '') return { candidates: narrowed, order: sort === 'NONE' || sort === 'RELEVANCE' ? usual : sort };
  const hits = searchProducts(narrowed, searchText, scope.language);
  return { candidates: hits, order: sort === 'NONE' || sort === 'RELEVANCE' ? 'relevance' : sort };
};

/** Finds, filters, sorts and cuts out a page of products. */
export function listProducts(snapshot: CatalogueSnapshot, args: ProductListArguments, scope: Scope, now: Date): ProductList {
  const { filter } = args;
  const { candidates, order } = find(snapshot, args, scope, now);
  const facets = snapshot.facets(scope.market.alias);
  const chosen = order === 'given' ? [] : given(filter?.facets);
  const tests = facetTests(readSelection(chosen), facets.dictionary, order === 'given' ? undefined : boundsOf(filter));
  const matching = tests.size === 0 ? candidates : candidates.filter((product) => meetsAll(facets.of(product), tests));
  const sorted = order === 'given' || order === 'relevance' ? matching : sortProducts(matching, order, { snapshot, scope });
  const skip = clamp(args.skip, MOST_SKIPPED, 0);
  return {
    products: sorted.slice(skip, skip + clamp(args.take, MOST_TAKEN, USUALLY_TAKEN)),
    total: sorted.length,
    candidates,
    facets,
    count: () => countFacets({ products: candidates, facets, tests, mode: filter?.filterMode === 'CURRENT' ? 'CURRENT' : 'BY_GROUP' }),
  };
}
