import type { FacetColumn } from './facet-column.ts';
import { countColumn } from '../facets/count-facets.ts';
import type { ProductColumns } from './product-columns.ts';

/** A list that many shoppers look at: a page before anything is chosen on it. */
export interface KeptList {
  readonly ordinals: Int32Array;
  /** Counts the products of the list, once as long as nothing in the column changes. */
  readonly count: (column: FacetColumn) => Int32Array;
}

/** What is on a list now, and when that changes by itself, in milliseconds. */
interface Listed {
  readonly ordinals: Int32Array;
  readonly until: number;
}

/** Ordinals of all kept lists together: 32 megabytes. */
const MOST_ORDINALS = 8_000_000;

const keep = (
  { stock }: ProductColumns,
  { ordinals, until }: Listed,
): KeptList & { readonly from: number; readonly until: number } => {
  const counted = new Map<FacetColumn, { readonly revision: number; readonly counts: Int32Array }>();
  return {
    ordinals,
    from: 0,
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

/** Keeps the lists that were looked at last, until a product arrives on one of them. */
export class KeptLists {
  readonly #columns: ProductColumns;
  readonly #kept = new Map<string, KeptList & { readonly from: number; readonly until: number }>();
  #ordinals = 0;

  constructor(columns: ProductColumns) {
    this.#columns = columns;
  }

  #drop(key: string): void {
    this.#ordinals -= this.#kept.get(key)?.ordinals.length ?? 0;
    this.#kept.delete(key);
  }

  of(key: string, now: number, make: () => Listed): KeptList {
    const known = this.#kept.get(key);
    if (known !== undefined && now >= known.from && now < known.until) return known;
    if (known !== undefined) this.#drop(key);
    const list = { ...keep(this.#columns, make()), from: now };
    this.#kept.set(key, list);
    this.#ordinals += list.ordinals.length;
    for (const oldest of this.#kept.keys()) {
      if (this.#ordinals <= MOST_ORDINALS || oldest === key) break;
      this.#drop(oldest);
    }
    return list;
  }
}
