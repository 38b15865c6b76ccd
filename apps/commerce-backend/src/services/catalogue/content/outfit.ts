import type { IndexedCategory, IndexedProduct } from '../catalogue-index.ts';

const departmentOf = ({ categories }: IndexedProduct): IndexedCategory | undefined => categories[0];
const shelfOf = ({ categories }: IndexedProduct): IndexedCategory | undefined => categories[1];

/** The newest of those that may be shown and bought. */
const newestFirst = (products: readonly IndexedProduct[], now: Date): readonly IndexedProduct[] =>
  products
    .filter(({ images, firstAvailableOn }) => images.length > 0 && firstAvailableOn <= now)
    .sort((one, other) => other.firstAvailableOn.getTime() - one.firstAvailableOn.getTime());

/**
 * New things that are worn together: of one department, one of each shelf (clothes, shoes, accessories), in the first
 * one's colour where there is such a thing. As many as there are shelves, at most `most`; the newest product leads.
 */
export function outfit(products: readonly IndexedProduct[], now: Date, most: number): readonly IndexedProduct[] {
  const candidates = newestFirst(products, now);
  const [leader] = candidates;
  if (leader === undefined) return [];
  const worn = [leader];
  for (const sameColour of [true, false]) {
    for (const candidate of candidates) {
      if (worn.length === most) return worn;
      if (departmentOf(candidate) !== departmentOf(leader)) continue;
      if (sameColour && candidate.colour.key !== leader.colour.key) continue;
      if (worn.every((one) => shelfOf(one) !== shelfOf(candidate))) worn.push(candidate);
    }
  }
  return worn;
}
