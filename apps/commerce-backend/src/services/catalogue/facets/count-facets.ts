import type { IndexedProduct } from '../catalogue-index.ts';
import type { FacetTest } from './facet-selection.ts';
import type { MarketFacets } from './market-facets.ts';
import type { ProductFacets } from './product-facets.ts';

/** How many products each facet id would leave. */
export interface FacetCounts {
  /** `undefined` for an id that no product of the list has; 0 for one that the choice leaves none of. */
  readonly countOf: (facetId: string) => number | undefined;
  /** Selling prices, in minor units including VAT, of what is left when the price alone is not looked at. */
  readonly prices: readonly number[];
}

interface Question {
  readonly products: readonly IndexedProduct[];
  readonly facets: MarketFacets;
  readonly tests: ReadonlyMap<string, FacetTest>;
  /** BY_GROUP leaves a group's own selection out when its values are counted; CURRENT counts what is shown. */
  readonly mode: 'BY_GROUP' | 'CURRENT';
}

/** The only group that a product fails, `'none'` when it fails none, `'several'` when it is out of every count. */
const failing = (facets: ProductFacets, tests: ReadonlyMap<string, FacetTest>): string => {
  let failed: string | undefined;
  for (const [group, meets] of tests) {
    if (meets(facets)) continue;
    if (failed !== undefined) return 'several';
    failed = group;
  }
  return failed ?? 'none';
};

/** Whether a product meets all that was chosen. */
export const meetsAll = (facets: ProductFacets, tests: ReadonlyMap<string, FacetTest>): boolean => failing(facets, tests) === 'none';

/**
 * Counts in one pass: a product that fails exactly one group still counts for that group's values (they are
 * what would bring it back), one that fails none counts everywhere, one that fails more counts nowhere.
 */
export function countFacets({ products, facets, tests, mode }: Question): FacetCounts {
  const { dictionary } = facets;
  // One more than counted, so that 0 is left for ids that no product has.
  const counts = new Int32Array(dictionary.size);
  const prices: number[] = [];
  for (const product of products) {
    const own = facets.of(product);
    const failed = failing(own, tests);
    for (const [group, numbers] of own.groups) {
      const counted = failed === 'none' || (mode === 'BY_GROUP' && failed === group);
      for (const number of numbers) counts[number] = Math.max(1, counts[number] ?? 0) + (counted ? 1 : 0);
    }
    // The bounds of the price would otherwise close in on what was chosen and never open again.
    if ((failed === 'none' || failed === 'pr') && own.selling !== undefined) prices.push(own.selling);
  }
  const countOf = (facetId: string): number | undefined => {
    const number = dictionary.find(facetId);
    const counted = number === undefined ? 0 : (counts[number] ?? 0);
    return counted === 0 ? undefined : counted - 1;
  };
  return { countOf, prices };
}
