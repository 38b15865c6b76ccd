import type { MarketAlias } from '@lyng/model';
import { columnTest } from '../columns/facet-column.ts';
import type { ColumnTest } from '../columns/facet-column.ts';
import { facetColumn } from '../columns/product-columns.ts';
import type { ProductColumns } from '../columns/product-columns.ts';
import { isPriceGroup, parseFacetId, PRODUCT_GROUP } from '../core/facet-id.ts';
import type { PriceGroup } from '../core/facet-id.ts';

/**
 * A shopper's selected filters: any value within a group, and every group must match. Values are the part of an id
 * after `_`.
 */
export type FacetSelection = ReadonlyMap<string, ReadonlySet<string>>;

/** Parses facet ids; leaves out texts that are not facet ids, and ids of single products, which no column has. */
export function readSelection(ids: readonly string[]): FacetSelection {
  const selection = new Map<string, Set<string>>();
  for (const id of ids) {
    const facet = parseFacetId(id);
    if (facet === undefined || facet.group === PRODUCT_GROUP) continue;
    const group = selection.get(facet.group);
    if (group === undefined) selection.set(facet.group, new Set([facet.value]));
    else group.add(facet.value);
  }
  return selection;
}

const RANGE = /^(\d{1,9})?-(\d{1,9})?$/;

interface Range {
  readonly from: number;
  readonly to: number;
}

const readRanges = (values: Iterable<string>): readonly Range[] =>
  [...values].flatMap((value) => {
    const match = RANGE.exec(value);
    return match === null
      ? []
      : [{ from: Number(match[1] ?? 0), to: match[2] === undefined ? Infinity : Number(match[2]) }];
  });

/** Bounds of the price in minor units including VAT; both ends are included. */
export interface PriceBounds {
  readonly lowest: number;
  readonly highest: number;
}

/** The place of a filter: a market of the catalogue. */
export interface Place {
  readonly columns: ProductColumns;
  readonly market: MarketAlias;
}

const numbersWhere = (count: number, test: (number: number) => boolean): number[] =>
  Array.from({ length: count }, (_, number) => number).filter((number) => number > 0 && test(number));

/** `200-500`: from 200 up to, not including, 500 of the major unit. */
const priceTest = (
  group: PriceGroup,
  values: ReadonlySet<string> | undefined,
  bounds: PriceBounds | undefined,
  { columns, market }: Place,
): ColumnTest => {
  const { points, price } = columns.markets[market];
  const amounts = points[group];
  const ranges = readRanges(values ?? []);
  const inRange = (selling: number): boolean =>
    values === undefined || ranges.some(({ from, to }) => selling >= from * 100 && selling < to * 100);
  const inBounds = (selling: number): boolean =>
    bounds === undefined || (selling >= bounds.lowest && selling <= bounds.highest);
  return columnTest(
    price,
    numbersWhere(amounts.length, (code) => inRange(amounts[code] ?? 0) && inBounds(amounts[code] ?? 0)),
  );
};

/** `20-40`: reduced by 20 to 40 percent, both included; `20-` by 20 or more. */
const discountTest = (values: ReadonlySet<string>, { columns, market }: Place): ColumnTest => {
  const ranges = readRanges(values);
  return columnTest(
    columns.markets[market].percent,
    numbersWhere(101, (off) => ranges.some(({ from, to }) => off >= from && off <= to)),
  );
};

const testOf = (group: string, values: ReadonlySet<string>, place: Place): ColumnTest => {
  if (isPriceGroup(group)) return priceTest(group, values, undefined, place);
  if (group === 'd') return discountTest(values, place);
  const column = facetColumn(place.columns, place.market, group);
  // No product matches a group that the catalogue does not have.
  if (column === undefined) return columnTest(place.columns.kinds, []);
  const numbers = [...values].map((value) => column.dictionary.find(value));
  // A size without a family matches that size of any family.
  const ofAny =
    group === 's' ? place.columns.sizeNames.filter(({ token }) => values.has(token)).map(({ number }) => number) : [];
  return columnTest(column, [...numbers, ...ofAny]);
};

/** One test per group; the free price bounds belong to the price with VAT. */
export function facetTests(
  selection: FacetSelection,
  place: Place,
  bounds?: PriceBounds,
): ReadonlyMap<string, ColumnTest> {
  const tests = new Map<string, ColumnTest>();
  for (const [group, values] of selection) tests.set(group, testOf(group, values, place));
  return bounds === undefined ? tests : tests.set('pr', priceTest('pr', selection.get('pr'), bounds, place));
}
