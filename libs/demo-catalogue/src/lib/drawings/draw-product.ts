import { drawAccessories } from './accessories/draw-accessories.ts';
import { drawClothes } from './clothes/draw-clothes.ts';
import type { AccessoryKind, ClothesKind, DrawingKind, ShoeKind } from './drawing-kinds.ts';
import { drawingKinds, familyOf, isDrawingKind, isDrawingPattern, viewsOf } from './drawing-kinds.ts';
import type { Sketch } from './drawing-tools/sketch.ts';
import { startSketch } from './drawing-tools/sketch.ts';
import { drawShoes } from './shoes/draw-shoes.ts';
import { drawingSize, studioGround } from './studio-ground.ts';

/** What to draw; everything but the view is the same for all images of one product. */
export interface ProductDrawing {
  readonly kind: string;
  /** Main, then accent colours, as #rrggbb. */
  readonly colours: readonly string[];
  readonly pattern: string;
  readonly view: string;
  readonly seed: number;
}

/** The image's contents without the ground. */
function productShapes(sketch: Sketch, kind: DrawingKind, look: Omit<Parameters<typeof drawShoes>[1], 'kind'>): string {
  switch (familyOf(kind)) {
    case 'shoes':
      return drawShoes(sketch, { ...look, kind: kind as ShoeKind });
    case 'clothes':
      return drawClothes(sketch, { ...look, kind: kind as ClothesKind });
    case 'accessories':
      return drawAccessories(sketch, { ...look, kind: kind as AccessoryKind });
  }
}

/** Increased whenever drawings change, so that old images are rendered again. */
export const drawingRevision = 2;

/**
 * The image of a product as SVG text, 1000 × 1250 units (`shownWidth` is its size in px); the same order always gives
 * the same text.
 * @example drawProduct({ kind: 'sneaker', colours: ['#f2efe9'], pattern: 'leather', view: 'side', seed: 7 })
 */
export function drawProduct(order: ProductDrawing, options: { readonly shownWidth?: number } = {}): string {
  const { kind, pattern, colours, seed } = order;
  if (!isDrawingKind(kind)) {
    throw new Error(
      `images: nothing is known about drawing “${kind}”. Choose one of ${Object.values(drawingKinds).flat().join(', ')}.`,
    );
  }
  if (!isDrawingPattern(pattern)) {
    throw new Error(`images: the surface “${pattern}” is unknown. See drawingPatterns for those that can be drawn.`);
  }
  const view = viewsOf(kind).find((known) => known === order.view);
  if (view === undefined) {
    throw new Error(`images: ${kind} has no view “${order.view}”. Choose one of ${viewsOf(kind).join(', ')}.`);
  }
  const sketch = startSketch(seed);
  const { width, height } = drawingSize;
  const { shownWidth = width } = options;
  const ground = studioGround(sketch);
  const shapes = productShapes(sketch, kind, { colours, pattern, view });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${shownWidth}" height="${Math.round((shownWidth * height) / width)}" viewBox="0 0 ${width} ${height}"><defs>${sketch.definitions()}</defs>${ground}${shapes}</svg>`;
}
