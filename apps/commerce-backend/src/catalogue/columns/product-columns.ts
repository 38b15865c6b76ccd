import type { MarketAlias } from '@lyng/model';
import type { PriceGroup } from '../core/facet-id.ts';
import { columnTest, ordinalsWith, passesTest } from './facet-column.ts';
import type { ColumnTest, FacetColumn } from './facet-column.ts';
import type { SizeName } from './size-names.ts';

/** Prices of every product in one market. */
export interface MarketColumns {
  /** Every existing selling price, ascending, in minor units with and without VAT; the first entry means "not sold here". */
  readonly points: Readonly<Record<PriceGroup, Int32Array>>;
  /** Index of each product's selling price among the points; 0 where it is not sold. */
  readonly price: FacetColumn;
  /** Percent off the regular price, an integer. */
  readonly percent: FacetColumn;
  /** The facets that differ between markets, by group: `d` and `rp`. */
  readonly facets: ReadonlyMap<string, FacetColumn>;
}

/** The data that changes with every order, by ordinal. */
export interface StockColumns {
  /** Units in stock, of all sizes together. */
  readonly inStock: Int32Array;
  /** Units that may be sold. */
  readonly buyable: Int32Array;
  /** Stock status of the product. */
  readonly status: FacetColumn;
  /** A number for each size, as long as it can be bought. */
  readonly sizes: FacetColumn;
  /** Grows with every change. */
  revision: number;
  /** The number of each size, whether it can be bought or not. */
  readonly everySize: Int32Array;
}

/**
 * The data of all products for lists, filters, counts and sorting. A product is an ordinal here: its position by
 * variant group, then by id, so that the colours of a model are adjacent.
 */
export interface ProductColumns {
  readonly size: number;
  readonly ids: Int32Array;
  readonly groups: Int32Array;
  /** Timestamps in milliseconds. */
  readonly availableOn: Float64Array;
  readonly unitsSold: Int32Array;
  /** Hundredths of a star, 0 without a vote. */
  readonly ratings: Int32Array;
  readonly votes: Int32Array;
  readonly primaryCategories: Int32Array;
  readonly kinds: FacetColumn;
  readonly colours: FacetColumn;
  readonly stock: StockColumns;
  /** The facets that are the same in every market, by group: `c`, `b`, `s`, `p1` …, `st`, `dc`. */
  readonly facets: ReadonlyMap<string, FacetColumn>;
  /** The existing sizes, smallest first. */
  readonly sizeNames: readonly SizeName[];
  /** The CSS colour of each value of the colour parameter. */
  readonly colourHexes: ReadonlyMap<string, string>;
  readonly markets: Readonly<Record<MarketAlias, MarketColumns>>;
  /** The ordinal of a product id, -1 for an unknown one. */
  readonly ordinalOf: (productId: number) => number;
}

/** The column of a facet group in a market. */
export const facetColumn = (columns: ProductColumns, market: MarketAlias, group: string): FacetColumn | undefined =>
  columns.facets.get(group) ?? columns.markets[market].facets.get(group);

/** The test for some ids of a facet that is the same in every market: `c`, `b` or `dc`; `undefined` for another group. */
export function idTest({ facets }: Pick<ProductColumns, 'facets'>, group: string, ids: readonly number[]) {
  const column = facets.get(group);
  return (
    column &&
    columnTest(
      column,
      ids.map((id) => column.dictionary.find(String(id))),
    )
  );
}

/** The ordinals of the products with such an id, ascending. */
export function ordinalsOfId({ facets }: Pick<ProductColumns, 'facets'>, group: string, id: number): Int32Array {
  const column = facets.get(group);
  return column === undefined ? new Int32Array() : ordinalsWith(column, column.dictionary.find(String(id)) ?? 0);
}

/** A product's selling price in a market in minor units including VAT; `undefined` where it is not sold. */
export function sellingPrice(columns: ProductColumns, market: MarketAlias, ordinal: number): number | undefined {
  const { points, price } = columns.markets[market];
  const code = price.numbers[ordinal] ?? 0;
  return code === 0 ? undefined : points.pr[code];
}

/** Whether a product is on sale in a market at a time. */
export const isOnSale = (columns: ProductColumns, market: MarketAlias, now: number, ordinal: number): boolean =>
  columns.markets[market].price.numbers[ordinal] !== 0 && (columns.availableOn[ordinal] ?? Infinity) <= now;

/** Every ordinal. */
export const allOrdinals = ({ size }: ProductColumns): Int32Array =>
  Int32Array.from({ length: size }, (_, ordinal) => ordinal);

/** The first ordinal of the product's model, and the one after its last. */
export function modelRange({ groups, size }: ProductColumns, ordinal: number): readonly [number, number] {
  const group = groups[ordinal];
  let [from, to] = [ordinal, ordinal + 1];
  while (from > 0 && groups[from - 1] === group) from -= 1;
  while (to < size && groups[to] === group) to += 1;
  return [from, to];
}

/** Filters the ordinals that meet all tests. */
export function filterByTests(ordinals: Int32Array, tests: Iterable<ColumnTest>): Int32Array {
  let left = ordinals;
  for (const test of tests) left = left.filter((ordinal) => passesTest(test, ordinal));
  return left;
}
