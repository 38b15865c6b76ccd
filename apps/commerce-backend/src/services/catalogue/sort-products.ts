import type { Language } from '@lyng/model';
import type { Scope } from '../../shop/scope.ts';
import type { CatalogueIndex, IndexedProduct } from './catalogue-index.ts';
import type { CatalogueSnapshot } from './catalogue-snapshot.ts';
import { compareTexts } from './core/collation.ts';
import { buyable } from './core/stock.ts';

/** The wire's `SortType`. */
export type SortType =
  | 'NONE'
  | 'PRICE'
  | 'PRICE_DESC'
  | 'MOST_SOLD'
  | 'VOTES'
  | 'BRAND'
  | 'LATEST'
  | 'RELEVANCE'
  | 'FACET_ORDER'
  | 'ALPHABETICAL'
  | 'ALPHABETICAL_DESC'
  | 'CUSTOM_1'
  | 'CUSTOM_2'
  | 'CUSTOM_3'
  | 'CUSTOM_4'
  | 'CUSTOM_5'
  | 'AVAILABLE_STOCK'
  | 'AVAILABLE_STOCK_DESC'
  | 'TOTAL_STOCK'
  | 'TOTAL_STOCK_DESC';

type Rank = (product: IndexedProduct) => number;

interface Order {
  readonly rank: Rank;
  readonly direction: 1 | -1;
}

interface Surroundings {
  readonly snapshot: CatalogueSnapshot;
  readonly scope: Scope;
}

/** Names in the order of a language, worked out once per catalogue: comparing texts is the slow part of a sort. */
const nameRanks = new WeakMap<CatalogueIndex, Map<Language, ReadonlyMap<IndexedProduct, number>>>();

const nameRank = (index: CatalogueIndex, language: Language): Rank => {
  let languages = nameRanks.get(index);
  if (languages === undefined) nameRanks.set(index, (languages = new Map()));
  let ranks = languages.get(language);
  if (ranks === undefined) {
    const compare = compareTexts(language);
    const sorted = index.products.toSorted((a, b) => compare(a.texts[language].name, b.texts[language].name));
    languages.set(language, (ranks = new Map(sorted.map((product, rank) => [product, rank]))));
  }
  const known = ranks;
  return (product) => known.get(product) ?? 0;
};

const brandRank = (index: CatalogueIndex): Rank => {
  const ranks = new Map(index.brands.map((brand, rank) => [brand, rank]));
  return ({ brand }) => ranks.get(brand) ?? 0;
};

const orderOf = (sort: SortType, { snapshot, scope }: Surroundings): Order => {
  const price: Rank = (product) => product.prices[scope.market.alias]?.selling ?? 0;
  const available: Rank = (product) => snapshot.totalStock(product).inStock;
  const total: Rank = (product) => buyable(snapshot.totalStock(product));
  switch (sort) {
    case 'PRICE':
      return { rank: price, direction: 1 };
    case 'PRICE_DESC':
      return { rank: price, direction: -1 };
    case 'MOST_SOLD':
      return { rank: ({ unitsSold }) => unitsSold, direction: -1 };
    case 'VOTES':
      return { rank: ({ ratingScore, voteCount }) => (ratingScore ?? 0) * 1e6 + voteCount, direction: -1 };
    case 'BRAND':
      return { rank: brandRank(snapshot.index), direction: 1 };
    case 'ALPHABETICAL':
      return { rank: nameRank(snapshot.index, scope.language), direction: 1 };
    case 'ALPHABETICAL_DESC':
      return { rank: nameRank(snapshot.index, scope.language), direction: -1 };
    case 'AVAILABLE_STOCK':
      return { rank: available, direction: 1 };
    case 'AVAILABLE_STOCK_DESC':
      return { rank: available, direction: -1 };
    case 'TOTAL_STOCK':
      return { rank: total, direction: 1 };
    case 'TOTAL_STOCK_DESC':
      return { rank: total, direction: -1 };
    // The others are orders of the merchant's own, which this shop has not made.
    default:
      return { rank: ({ firstAvailableOn }) => firstAvailableOn.getTime(), direction: -1 };
  }
};

/** Sorts, products of equal rank by their id, so that pages never overlap. */
export function sortProducts(products: readonly IndexedProduct[], sort: SortType, surroundings: Surroundings): readonly IndexedProduct[] {
  const { rank, direction } = orderOf(sort, surroundings);
  return products.toSorted((a, b) => direction * (rank(a) - rank(b)) || a.productId - b.productId);
}
