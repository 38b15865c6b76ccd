import { LRUCache } from 'lru-cache';
import type { FacetColumn } from '../columns/facet-column.ts';
import { countColumn } from '../facets/count-facets.ts';
import type { ProductColumns } from '../columns/product-columns.ts';

/** A list that many shoppers look at: a page before any filter. */
interface CachedList {
  readonly ordinals: Int32Array;
  /** Counts the products of the list, once until something in the column changes. */
  readonly count: (column: FacetColumn) => Int32Array;
}

/** The list now, and when it changes by itself, in milliseconds. */
interface Listed {
  readonly ordinals: Int32Array;
  readonly until: number;
}

/** Ordinals of all cached lists together: 32 megabytes. */
const MAX_ORDINALS = 8_000_000;

const toCachedList = (
  { stock }: ProductColumns,
  { ordinals, until }: Listed,
): CachedList & { readonly until: number } => {
  const counted = new Map<FacetColumn, { readonly revision: number; readonly counts: Int32Array }>();
  return {
    ordinals,
    until,
    count: (column) => {
      const known = counted.get(column);
      const changes = column === stock.sizes || column === stock.status;
      if (known !== undefined && (!changes || known.revision === stock.revision)) return known.counts;
      const counts = countColumn(column, ordinals);
      counted.set(column, { revision: stock.revision, counts });
      return counts;
    },
  };
};

/** The list of a key, made when it is not cached or a product has arrived on it. */
export type ListCache = (key: string, now: number, make: () => Listed) => CachedList;

/** Caches the latest lists. */
export function listCache(columns: ProductColumns): ListCache {
  const cached = new LRUCache<string, CachedList & { readonly from: number; readonly until: number }>({
    maxSize: MAX_ORDINALS,
    sizeCalculation: ({ ordinals }) => ordinals.length + 1,
  });
  return (key, now, make) => {
    const known = cached.get(key);
    if (known !== undefined && now >= known.from && now < known.until) return known;
    const list = { ...toCachedList(columns, make()), from: now };
    cached.set(key, list);
    return list;
  };
}
