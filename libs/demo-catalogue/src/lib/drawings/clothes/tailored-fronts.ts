import type { Cloth } from '../drawing-tools/cloth.ts';
import { button } from '../drawing-tools/fastenings.ts';
import { path } from '../drawing-tools/path-data.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';
import { line, seam } from '../drawing-tools/stitching.ts';
import { middle } from '../studio-ground.ts';
import { weltPocket } from './garment-trims.ts';
import type { UpperCut } from './upper-cut.ts';

/** How the two fronts close. */
interface Closing {
  readonly breakPoint: number;
  readonly isDouble: boolean;
  readonly rows: number;
  readonly gap: number;
  readonly colour: string;
  readonly size: number;
}

/** The edge of the upper front and its buttons. */
export function closingShapes(cut: UpperCut, cloth: Cloth, closing: Closing): string {
  const { breakPoint, isDouble, rows, gap, colour, size } = closing;
  const edgeX = middle + (isDouble ? 58 : 18);
  const edge = path`M ${edgeX} ${breakPoint - 4} C ${edgeX + 2} ${breakPoint + 120} ${edgeX} ${cut.hem - 80} ${edgeX - (isDouble ? 0 : 26)} ${cut.hem + cut.hemBow}`;
  const columns = isDouble ? [middle - 46, middle + 42] : [middle];
  return (
    line(edge, cloth.tones.deep, 7, 'opacity="0.22"') +
    seam(edge, cloth.tones, 2.4) +
    Array.from({ length: rows }, (_, row) =>
      columns.map((x) => button([x, breakPoint + 16 + row * gap], size, colour)).join(''),
    ).join('')
  );
}

/** Three small buttons at the end of the left sleeve. */
export const sleeveButtons = (cut: UpperCut, colour: string): string => {
  const x = middle - cut.chestHalf - 74;
  const y = cut.shoulderTop + cut.sleeveLength - 30;
  return [0, 1, 2].map((index) => button([x + index * 3, y - index * 19], 6.5, colour)).join('');
};

/** Two flap pockets, and an optional welt pocket on the chest. */
export const pocketsOf = (sketch: Sketch, cloth: Cloth, cut: UpperCut, y: number, hasChest: boolean): string => {
  const flap = weltPocket(sketch, cloth, [middle - cut.waistHalf + 34, y + 4], [middle - 62, y - 2], 36);
  return (
    flap +
    weltPocket(sketch, cloth, [middle + 62, y - 2], [middle + cut.waistHalf - 34, y + 4], 36) +
    (hasChest ? weltPocket(sketch, cloth, [middle + 84, 466], [middle + 164, 452], 17) : '')
  );
};

/** Centre seam and vent. */
export function fromBehind(cut: UpperCut, cloth: Cloth): string {
  const centre = path`M ${middle} ${cut.neckTop + 40} C ${middle - 3} 560 ${middle + 3} 760 ${middle} ${cut.hem + cut.hemBow}`;
  const vent = path`M ${middle + 3} ${cut.hem - 190} L ${middle + 3} ${cut.hem + cut.hemBow}`;
  return seam(centre, cloth.tones, 2) + line(vent, cloth.tones.deep, 5, 'opacity="0.5"');
}
