import type { CatalogueSnapshot } from '../../catalogue/snapshot/catalogue-snapshot.ts';

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
