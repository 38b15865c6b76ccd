import type { IndexedProduct } from '../snapshot/catalogue-index.ts';
import type { ProductColumns } from '../columns/product-columns.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';

/** Bestsellers that are checked for an image. */
const MAX_CHECKED = 5;

/** The product that sold more is shown first; of equal ones the one with the lower id. */
const precedes = ({ unitsSold, ids }: ProductColumns, a: number, b: number): boolean => {
  const more = (unitsSold[a] ?? 0) - (unitsSold[b] ?? 0);
  return more > 0 || (more === 0 && (ids[a] ?? 0) < (ids[b] ?? 0));
};

/** Keyed by the list itself, which lives as long as the catalogue: sales do not change within a version. */
const cached = new WeakMap<Int32Array, readonly number[]>();

const bestSold = (columns: ProductColumns, ordinals: Int32Array): readonly number[] => {
  const known = cached.get(ordinals);
  if (known !== undefined) return known;
  const best: number[] = [];
  for (const ordinal of ordinals) {
    const place = best.findIndex((other) => precedes(columns, ordinal, other));
    if (place >= 0) best.splice(place, 0, ordinal);
    else if (best.length < MAX_CHECKED) best.push(ordinal);
    if (best.length > MAX_CHECKED) best.pop();
  }
  cached.set(ordinals, best);
  return best;
};

/** The image of the bestseller among some products; `null` where they have none. */
export async function bestImage(
  { columns, documents }: CatalogueSnapshot,
  ordinals: Int32Array,
): Promise<string | null> {
  const products: readonly IndexedProduct[] = await documents.load(
    bestSold(columns, ordinals).map((ordinal) => columns.ids[ordinal] ?? 0),
  );
  return products.find(({ images }) => images.length > 0)?.images[0]?.fileName ?? null;
}
