import type { ClothesKind, DrawingPattern, DrawingView } from '../drawing-kinds.ts';
import { boundsOf, path } from '../drawing-tools/path-data.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';
import { drawingSize, lyingShadow } from '../studio-ground.ts';
import { drawBlazer } from './blazer.ts';
import { drawBlouse } from './blouse.ts';
import { drawCoat } from './coat.ts';
import { drawDress } from './dress.ts';
import type { DrawGarment } from './garment.ts';
import { drawHoodie } from './hoodie.ts';
import { drawJacket } from './jacket.ts';
import { drawCardigan, drawKnit } from './knit.ts';
import { drawLeggings } from './leggings.ts';
import { drawOverall } from './overall.ts';
import { drawPuffer } from './puffer.ts';
import { drawShirt } from './shirt.ts';
import { drawSkirt } from './skirt.ts';
import { drawTShirt } from './t-shirt.ts';
import { drawJeans, drawShorts, drawTrousers } from './trousers.ts';

const garments: Record<ClothesKind, DrawGarment> = {
  't-shirt': drawTShirt,
  shirt: drawShirt,
  blouse: drawBlouse,
  knit: drawKnit,
  cardigan: drawCardigan,
  hoodie: drawHoodie,
  jacket: drawJacket,
  coat: drawCoat,
  puffer: drawPuffer,
  blazer: drawBlazer,
  dress: drawDress,
  skirt: drawSkirt,
  jeans: drawJeans,
  trousers: drawTrousers,
  shorts: drawShorts,
  leggings: drawLeggings,
  overall: drawOverall,
};

/** Moves the garment to the middle, as large as leaves air around it. */
const framed = (shapes: string, silhouettes: readonly string[]): string => {
  const { x, y, width, height } = boundsOf(silhouettes.join(' '));
  const scale = Math.min(830 / width, 1040 / height, 1.3);
  const right = drawingSize.width / 2 - (x + width / 2) * scale;
  const down = drawingSize.height / 2 - (y + height / 2) * scale;
  return `<g transform="${path`translate(${right} ${down})`} scale(${Math.round(scale * 1000) / 1000})">${shapes}</g>`;
};

/** Clothes laid out on the paper from the front or the back, or looked at closely. */
export function drawClothes(
  sketch: Sketch,
  order: {
    readonly kind: ClothesKind;
    readonly colours: readonly string[];
    readonly pattern: DrawingPattern;
    readonly view: DrawingView;
  },
): string {
  const { kind, colours, pattern, view } = order;
  const draw = garments[kind];
  const garment = draw({ sketch, colours, pattern, side: view === 'back' ? 'back' : 'front' });
  const shapes = lyingShadow(sketch, garment.silhouettes) + garment.shapes;
  if (view !== 'detail') return framed(shapes, garment.silhouettes);
  const [x, y, width] = garment.detail;
  const scale = drawingSize.width / width;
  return `<g transform="${path`scale(${scale}) translate(${-x} ${-y})`}">${shapes}</g>`;
}
