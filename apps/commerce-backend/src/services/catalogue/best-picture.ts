import type { IndexedProduct } from './catalogue-index.ts';
import type { ProductColumns } from './columns/product-columns.ts';
import type { CatalogueSnapshot } from './catalogue-snapshot.ts';

/** Best sold products that are looked at for one with a picture. */
const LOOKED_AT = 5;

/** Which is shown first: the one that sold more, of equal ones the one with the lower id. */
const precedes = ({ unitsSold, ids }: ProductColumns, a: number, b: number): boolean => {
  const more = (unitsSold[a] ?? 0) - (unitsSold[b] ?? 0);
  return more > 0 || (more === 0 && (ids[a] ?? 0) < (ids[b] ?? 0));
};

/** By the very list, which lives as long as the catalogue: sales do not change within a version. */
const kept = new WeakMap<Int32Array, readonly number[]>();

const bestSold = (columns: ProductColumns, ordinals: Int32Array): readonly number[] => {
  const known = kept.get(ordinals);
  if (known !== undefined) return known;
  const best: number[] = [];
  for (const ordinal of ordinals) {
    const place = best.findIndex((other) => precedes(columns, ordinal, other));
    if (place >= 0) best.splice(place, 0, ordinal);
    else if (best.length < LOOKED_AT) best.push(ordinal);
    if (best.length > LOOKED_AT) best.pop();
  }
  kept.set(ordinals, best);
  return best;
};

/** The picture of the best sold of some products; `null` where they have none. */
export async function bestPicture(
  { columns, documents }: CatalogueSnapshot,
  ordinals: Int32Array,
): Promise<string | null> {
  const products: readonly IndexedProduct[] = await documents.load(
    bestSold(columns, ordinals).map((ordinal) => columns.ids[ordinal] ?? 0),
  );
  return products.find(({ images }) => images.length > 0)?.images[0]?.fileName ?? null;
}
