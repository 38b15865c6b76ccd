import { families, kindPlansOf } from './range/kinds.ts';
import type { Family } from './range/kinds.ts';

/** The views of which `@lyng/demo-assets` has masters, best for a product card first. */
const viewsOfFamily: Readonly<Record<Family, readonly string[]>> = {
  shoes: ['side', 'pair', 'sole', 'detail'],
  clothes: ['front', 'back', 'detail'],
  accessories: ['front', 'side', 'detail'],
};

const viewsOfKind = new Map(
  families.flatMap((family) => kindPlansOf(family).map(({ drawing }) => [drawing, viewsOfFamily[family]] as const)),
);

/** The views of a kind that has images; none of an unknown one. */
export const viewsOf = (kind: string): readonly string[] => viewsOfKind.get(kind) ?? [];
