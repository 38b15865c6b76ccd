import type { IndexedCategory, IndexedProduct } from '../../snapshot/catalogue-index.ts';

const departmentOf = ({ categories }: IndexedProduct): IndexedCategory | undefined => categories[0];
const familyOf = ({ categories }: IndexedProduct): IndexedCategory | undefined => categories[1];

/** The newest of the products that may be shown and bought. */
const newestFirst = (products: readonly IndexedProduct[], now: Date): readonly IndexedProduct[] =>
  products
    .filter(({ images, firstAvailableOn }) => images.length > 0 && firstAvailableOn <= now)
    .sort((one, other) => other.firstAvailableOn.getTime() - one.firstAvailableOn.getTime());

/**
 * New products that are worn together: of one department, one of each family (clothes, shoes, accessories), in the
 * first one's colour where possible. At most one per family and at most `max`; the newest product leads.
 */
export function outfit(products: readonly IndexedProduct[], now: Date, max: number): readonly IndexedProduct[] {
  const candidates = newestFirst(products, now);
  const [leader] = candidates;
  if (leader === undefined) return [];
  const worn = [leader];
  for (const sameColour of [true, false]) {
    for (const candidate of candidates) {
      if (worn.length === max) return worn;
      if (departmentOf(candidate) !== departmentOf(leader)) continue;
      if (sameColour && candidate.colour.key !== leader.colour.key) continue;
      if (worn.every((one) => familyOf(one) !== familyOf(candidate))) worn.push(candidate);
    }
  }
  return worn;
}
