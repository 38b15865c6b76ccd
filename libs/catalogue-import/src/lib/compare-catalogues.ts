import { createHash } from 'node:crypto';
import type { LoadableCatalogue } from '@lyng/model';
import type { ImportedId } from './import-registry.ts';

/** The catalogue of earlier imports in the database. */
export interface EarlierImport {
  readonly ids: readonly ImportedId[];
  /** The hash of each imported product that the shop still has, by its id. */
  readonly products: ReadonlyMap<number, string>;
  /** Hashes of products by id, and of the rest of the catalogue by `FRAME`. */
  readonly hashes: ReadonlyMap<number, string>;
}

/** Stands for the catalogue apart from its products. */
export const FRAME = 0;

export interface Difference {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  /** Whether nothing needs to be loaded. */
  readonly isSame: boolean;
  readonly hashes: ReadonlyMap<number, string>;
}

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** Compares an import with what the shop has of earlier ones. */
export function compareCatalogues(earlier: EarlierImport, { products, ...frame }: LoadableCatalogue): Difference {
  const hashes = new Map<number, string>([[FRAME, hashOf(frame)]]);
  let [added, changed] = [0, 0];
  for (const product of products) {
    const hash = hashOf(product);
    hashes.set(product.productId, hash);
    const before = earlier.products.get(product.productId);
    if (before === undefined) added += 1;
    else if (before !== hash) changed += 1;
  }
  let removed = 0;
  for (const id of earlier.products.keys()) if (!hashes.has(id)) removed += 1;
  const isSame = added + changed + removed === 0 && earlier.hashes.get(FRAME) === hashes.get(FRAME);
  return { added, changed, removed, isSame, hashes };
}
