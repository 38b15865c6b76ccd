import type { SourceImage } from '@lyng/model';
import type { ColourKey, Family } from './copy/language-copy.ts';
import { hashOf } from './random.ts';
import { accentOf, colourHexes } from './range/colours.ts';
import { families, kindPlansOf } from './range/kinds.ts';
import type { Model } from './range/plan-models.ts';

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

/** An image from every side; all colours of a model share the seed and with it the shape. */
export function imagesOf(productId: number, model: Model, colour: ColourKey): readonly SourceImage[] {
  const drawing = {
    kind: model.plan.drawing,
    colours: [colourHexes[colour], accentOf(colour)],
    pattern: model.pattern,
    seed: hashOf(`${model.plan.kind}/${model.department}/${model.name}`),
  };
  return viewsOf(drawing.kind).map((view, index) => ({
    fileName: `${productId}-${index + 1}.svg`,
    tags: index === 0 ? ['main', view] : [view],
    drawing: { ...drawing, view },
  }));
}
