import { viewsOf } from './image-views.ts';
import type { SourceImage } from '@lyng/model';
import { hashOf } from './random.ts';
import { accentOf, colourHexes } from './range/colours.ts';
import type { ColourKey } from './range/colours.ts';
import type { Model } from './range/plan-models.ts';

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
