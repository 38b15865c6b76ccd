import type { Language } from '@lyng/model';
import type { Scope } from '../../shop/scope.ts';
import type { SortType } from '../../platform/graphql/resolver-types.generated.ts';
import type { CatalogueIndex } from '../snapshot/catalogue-index.ts';
import type { ProductColumns } from './product-columns.ts';

/** All products in an order. */
export interface SortOrder {
  /** Ordinals in order. */
  readonly sequence: Int32Array;
  /** The place of each ordinal in the sequence. */
  readonly places: Int32Array;
}

/** Ranks the names of all products in a language: equal names, equal ranks. */
export type NameRanks = (language: Language) => Promise<Int32Array>;

/** The brands as each language orders them. */
type BrandsByName = CatalogueIndex['brandsByName'];

/**
 * Sorts by integers from 0 to 2^32, equal ones by product id. One number holds both, which sorts ten times as fast as a
 * comparison.
 */
function orderBy({ size, ids }: Pick<ProductColumns, 'size' | 'ids'>, rank: (ordinal: number) => number): SortOrder {
  const byId = sortedOrdinals(size, (ordinal) => ids[ordinal] ?? 0);
  const places = new Int32Array(size);
  byId.forEach((ordinal, place) => (places[ordinal] = place));
  const keys = Float64Array.from(
    { length: size },
    (_, ordinal) => rank(ordinal) * size + (places[ordinal] ?? 0),
  ).sort();
  const sequence = Int32Array.from(keys, (key) => byId[key % size] ?? 0);
  sequence.forEach((ordinal, place) => (places[ordinal] = place));
  return { sequence, places };
}

/** Ordinals sorted by an integer of each, from 0; equal ones keep their order. */
export const sortedOrdinals = (size: number, rank: (ordinal: number) => number): Int32Array =>
  Int32Array.from(
    Float64Array.from({ length: size }, (_, ordinal) => rank(ordinal) * size + ordinal).sort(),
    (key) => key % size,
  );

/** Above every rank, to reverse an order while equal ones still come by id. */
const HIGHEST = 2 ** 31;

const SECOND = 1000;

/** The order of a sort in a market and language. */
export type SortOrders = (sort: SortType, scope: Scope) => Promise<SortOrder>;

/** Creates sort orders on first use, and caches those that do not depend on stock. */
export function sortOrders(columns: ProductColumns, nameRanks: NameRanks, brandsByName: BrandsByName): SortOrders {
  const { stock, unitsSold, ratings, votes, availableOn, markets, facets } = columns;
  const cached = new Map<string, Promise<SortOrder>>();

  const brandRank = (language: Language): ((ordinal: number) => number) => {
    const column = facets.get('b');
    const ranks = new Map(
      brandsByName[language].map(({ brandId }, rank) => [column?.dictionary.find(String(brandId)), rank]),
    );
    return (ordinal) => ranks.get(column?.numbers[ordinal]) ?? 0;
  };

  const rankBy = async (sort: SortType, { market, language }: Scope): Promise<(ordinal: number) => number> => {
    const { points, price } = markets[market.alias];
    const selling = (ordinal: number): number => points.pr[price.numbers[ordinal] ?? 0] ?? 0;
    const names = sort.startsWith('ALPHABETICAL') ? await nameRanks(language) : new Int32Array();
    switch (sort) {
      case 'PRICE':
        // A product that is not sold here has the price -1.
        return (ordinal) => selling(ordinal) + 1;
      case 'PRICE_DESC':
        return (ordinal) => HIGHEST - selling(ordinal);
      case 'MOST_SOLD':
        return (ordinal) => HIGHEST - (unitsSold[ordinal] ?? 0);
      case 'VOTES':
        return (ordinal) => HIGHEST - (ratings[ordinal] ?? 0) * 1e6 - (votes[ordinal] ?? 0);
      case 'BRAND':
        return brandRank(language);
      case 'ALPHABETICAL':
        return (ordinal) => names[ordinal] ?? 0;
      case 'ALPHABETICAL_DESC':
        return (ordinal) => HIGHEST - (names[ordinal] ?? 0);
      case 'AVAILABLE_STOCK':
        return (ordinal) => stock.inStock[ordinal] ?? 0;
      case 'AVAILABLE_STOCK_DESC':
        return (ordinal) => HIGHEST - (stock.inStock[ordinal] ?? 0);
      case 'TOTAL_STOCK':
        return (ordinal) => stock.buyable[ordinal] ?? 0;
      case 'TOTAL_STOCK_DESC':
        return (ordinal) => HIGHEST - (stock.buyable[ordinal] ?? 0);
      // The others are custom orders of a merchant, which this shop does not have.
      default:
        return (ordinal) => 2 * HIGHEST - Math.floor((availableOn[ordinal] ?? 0) / SECOND);
    }
  };

  const make = async (sort: SortType, scope: Scope): Promise<SortOrder> => orderBy(columns, await rankBy(sort, scope));

  return (sort, scope) => {
    if (sort.includes('_STOCK')) return make(sort, scope);
    const byText = sort === 'BRAND' || sort.startsWith('ALPHABETICAL');
    const key = `${sort} ${sort.startsWith('PRICE') ? scope.market.alias : byText ? scope.language : ''}`;
    let order = cached.get(key);
    if (order === undefined) {
      order = make(sort, scope);
      cached.set(key, order);
      // A failed order is created again by the next call.
      order.catch(() => cached.delete(key));
    }
    return order;
  };
}

/**
 * Lists up to this length are sorted; for longer ones the sequence of all products is scanned until the page is full.
 */
const SORTED_UP_TO = 4000;

/** The products of a page: some ordinals in an order, cut out from `skip` on. */
export function pageOf(
  ordinals: Int32Array,
  { sequence, places }: SortOrder,
  skip: number,
  take: number,
  sortedUpTo = SORTED_UP_TO,
): Int32Array {
  if (ordinals.length <= sortedUpTo) return sortedBy(ordinals, places).slice(skip, skip + take);
  const listed = new Uint8Array(sequence.length);
  for (const ordinal of ordinals) listed[ordinal] = 1;
  const page: number[] = [];
  let passed = 0;
  for (const ordinal of sequence) {
    if (listed[ordinal] !== 1) continue;
    if (passed >= skip + take) break;
    if (passed >= skip) page.push(ordinal);
    passed += 1;
  }
  return Int32Array.from(page);
}

/** Some ordinals in an order. */
export const sortedBy = (ordinals: Int32Array, places: Int32Array): Int32Array =>
  ordinals.slice().sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
