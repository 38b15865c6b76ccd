import { passesTest } from '../columns/facet-column.ts';
import type { ColumnTest, FacetColumn } from '../columns/facet-column.ts';
import { facetColumn } from '../columns/product-columns.ts';
import { parseFacetId } from '../core/facet-id.ts';
import type { PriceGroup } from '../core/facet-id.ts';
import type { Place } from './facet-selection.ts';
import { priceCounts } from './price-counts.ts';
import type { PriceCounts } from './price-counts.ts';

/** The selling prices of a list. */
export interface ListPrices {
  /** Of the products that all filters but this price leave. */
  readonly left: PriceCounts;
  /** Of the list before any filter. */
  readonly every: PriceCounts;
}

/** The number of products that each facet id would leave. */
export interface FacetCounts {
  /** `undefined` for an id that no product of the list has; 0 for one without products in the choice. */
  readonly countOf: (facetId: string) => number | undefined;
  readonly prices: Readonly<Record<PriceGroup, ListPrices>>;
}

/** The chosen filters of a list, and which of its products fail them. */
export interface Choice {
  /** The list before any filter, ascending where models are counted. */
  readonly ordinals: Int32Array;
  readonly tests: ReadonlyMap<string, ColumnTest>;
  /**
   * The only group that each product fails, `NONE` where it fails none, `SEVERAL` where it is excluded from every
   * count.
   */
  readonly failed: Uint8Array;
  /** Those that fail no filter. */
  readonly left: Int32Array;
}

/** No group failed; more than one. The groups between are numbered from 1 on, in the order of the tests. */
const NONE = 0;
const SEVERAL = 255;

/** Tests every product against every group of a choice, once. */
export function choose(ordinals: Int32Array, tests: ReadonlyMap<string, ColumnTest>): Choice {
  const failed = new Uint8Array(ordinals.length);
  let group = 0;
  for (const test of tests.values()) {
    group += 1;
    for (let place = 0; place < ordinals.length; place += 1) {
      const before = failed[place] ?? NONE;
      if (before !== SEVERAL && !passesTest(test, ordinals[place] ?? 0))
        failed[place] = before === NONE ? group : SEVERAL;
    }
  }
  return {
    ordinals,
    tests,
    failed,
    left: tests.size === 0 ? ordinals : ordinals.filter((_, place) => failed[place] === NONE),
  };
}

/** The number of products with each number of a column, or of models, which are adjacent. */
export function countColumn(column: FacetColumn, ordinals: Int32Array, models?: Int32Array): Int32Array {
  const { starts, numbers, dictionary } = column;
  const counts = new Int32Array(dictionary.size);
  // The model that was counted last for a number.
  const latest = models && new Int32Array(dictionary.size).fill(-1);
  for (const ordinal of ordinals) {
    const model = models?.[ordinal] ?? 0;
    const end = starts[ordinal + 1] ?? 0;
    for (let slot = starts[ordinal] ?? 0; slot < end; slot += 1) {
      const number = numbers[slot] ?? 0;
      if (latest !== undefined) {
        if (latest[number] === model) continue;
        latest[number] = model;
      }
      counts[number] = (counts[number] ?? 0) + 1;
    }
  }
  // 0 means no value.
  counts[0] = 0;
  return counts;
}

interface FacetQuery extends Place {
  readonly choice: Choice;
  /** BY_GROUP ignores a group's own selection when its values are counted; CURRENT counts the shown products. */
  readonly mode: 'BY_GROUP' | 'CURRENT';
  /** Whether products are counted, or models: a model counts once however many of its colours have a value. */
  readonly unit: 'products' | 'models';
  /** Counts the products of the complete list, where that is cached. */
  readonly countEvery?: (column: FacetColumn) => Int32Array;
}

/**
 * Counts column by column: a product that fails exactly one group still counts for that group's values (they would
 * bring it back), one that fails none counts everywhere, one that fails more counts nowhere.
 */
export function countFacets(query: FacetQuery): FacetCounts {
  const { choice, columns, market, mode, unit } = query;
  const { ordinals, tests, failed, left } = choice;
  const countEvery = query.countEvery ?? ((column: FacetColumn) => countColumn(column, ordinals));
  const groupNumbers = new Map([...tests.keys()].map((group, index) => [group, index + 1]));
  const countedFor = (group: string): Int32Array => {
    const own = groupNumbers.get(group);
    return own === undefined ? left : ordinals.filter((_, place) => failed[place] === NONE || failed[place] === own);
  };
  const counted = new Map<string, { readonly every: Int32Array; readonly counts: Int32Array } | undefined>();
  const countsOf = (group: string): { readonly every: Int32Array; readonly counts: Int32Array } | undefined => {
    if (counted.has(group)) return counted.get(group);
    const column = facetColumn(columns, market, group);
    if (column === undefined) return undefined;
    const every = countEvery(column);
    const which = mode === 'BY_GROUP' ? countedFor(group) : left;
    const counts =
      unit === 'models'
        ? countColumn(column, which, columns.groups)
        : which === ordinals
          ? every
          : countColumn(column, which);
    counted.set(group, { every, counts });
    return counted.get(group);
  };
  const { points, price } = columns.markets[market];
  const everyNumber = countEvery(price);
  const pricesOf = (group: PriceGroup): ListPrices => {
    const every = priceCounts(points[group], everyNumber);
    // Otherwise the bounds of the price would narrow to the choice and never open again.
    return {
      every,
      left: tests.size === 0 ? every : priceCounts(points[group], countColumn(price, countedFor(group))),
    };
  };
  return {
    prices: { pr: pricesOf('pr'), px: pricesOf('px') },
    countOf: (facetId) => {
      const facet = parseFacetId(facetId);
      const number =
        facet === undefined ? undefined : facetColumn(columns, market, facet.group)?.dictionary.find(facet.value);
      const found = facet === undefined || number === undefined ? undefined : countsOf(facet.group);
      return found === undefined || number === undefined || found.every[number] === 0
        ? undefined
        : found.counts[number];
    },
  };
}
