import type { ProductColumns } from '../../catalogue/columns/product-columns.ts';
import type { NamedSize } from '../core/query/read-filters.ts';
import { coversSize, sizeKey } from '../core/query/size-key.ts';

/** A size that was read out of a text, as filters of the shop. */
export interface UnderstoodSize {
  /** As it was written: `str 38`. */
  readonly text: string;
  /** The name of the size in the shop. */
  readonly label: string;
  /** Ids of facets: of the size itself first, then of ranges that include it. */
  readonly facetIds: readonly string[];
  readonly isBare: boolean;
}

interface ShopSize {
  readonly key: string;
  readonly label: string;
  readonly token: string;
}

const cached = new WeakMap<ProductColumns, readonly ShopSize[]>();

const sizesOf = (columns: ProductColumns): readonly ShopSize[] => {
  const known = cached.get(columns);
  if (known !== undefined) return known;
  const byToken = new Map(
    columns.sizeNames.map(({ label, token }) => [token, { key: sizeKey(label), label, token }] as const),
  );
  const sizes = [...byToken.values()];
  cached.set(columns, sizes);
  return sizes;
};

/** Finds a named size among those of the shop; `undefined` when no product has it. */
export function understandSize({ text, key, isBare }: NamedSize, columns: ProductColumns): UnderstoodSize | undefined {
  const covering = sizesOf(columns)
    .filter((size) => coversSize(size.key, key))
    .toSorted((a, b) => Number(b.key === key) - Number(a.key === key));
  const [first] = covering;
  return first === undefined
    ? undefined
    : { text, isBare, label: first.label, facetIds: covering.map(({ token }) => `s_${token}`) };
}
