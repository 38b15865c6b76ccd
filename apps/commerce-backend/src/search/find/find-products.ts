import { isOnSale } from '../../catalogue/columns/product-columns.ts';
import type { CatalogueSnapshot } from '../../catalogue/snapshot/catalogue-snapshot.ts';
import type { View } from '../../catalogue/wire/view.ts';

/** The products of product keys or variant keys (both are article numbers), as ordinals, each once, in that order. */
export async function findByKeys(
  { columns, productIdsByKeys }: CatalogueSnapshot,
  keys: readonly string[],
): Promise<readonly number[]> {
  const ids = await productIdsByKeys(keys);
  return [...new Set(keys.map((key) => columns.ordinalOf(ids.get(key) ?? 0)).filter((ordinal) => ordinal >= 0))];
}

/** The product of a key. */
export const findByKey = async (snapshot: CatalogueSnapshot, key: string): Promise<number | undefined> =>
  (await findByKeys(snapshot, [key]))[0];

/** Whether a product is on sale in the market now. */
export const isOpen = (ordinal: number, { snapshot, scope, now }: View): boolean =>
  isOnSale(snapshot.columns, scope.market.alias, now.getTime(), ordinal);

/** Whether a product can be bought in the market now. */
export const canBeBought = (ordinal: number, view: View): boolean =>
  isOpen(ordinal, view) && (view.snapshot.columns.stock.buyable[ordinal] ?? 0) > 0;

/** Ordinals of products by their ids; unknown ones are left out. */
export const ordinalsOf = (productIds: Iterable<number>, { snapshot: { columns } }: View): Int32Array =>
  Int32Array.from(Array.from(productIds, columns.ordinalOf).filter((ordinal) => ordinal >= 0));
