import { clothOf } from '../drawing-tools/cloth.ts';
import { mirrored, path } from '../drawing-tools/path-data.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';
import { topstitch } from '../drawing-tools/stitching.ts';
import { middle } from '../studio-ground.ts';
import type { DrawGarment } from './garment.ts';
import { plain } from './garment.ts';
import { backNeckBand, neckBand, upperBody } from './upper-body.ts';
import type { UpperCut } from './upper-cut.ts';
import { bodyOutline, sleeveEdges, sleeveOutline } from './upper-cut.ts';

interface CutParts {
  readonly neckShape: 'round' | 'v';
  readonly neckDepth: number;
  readonly width: number;
  readonly hem: number;
  readonly isLong: boolean;
  readonly sketch: Sketch;
}

function cutOf({ neckShape, neckDepth, width, hem, isLong, sketch }: CutParts): UpperCut {
  const { random } = sketch;
  return {
    neckHalf: random.between(82, 96),
    neckTop: 205,
    neckFront: 205 + (neckShape === 'v' ? neckDepth + 50 : neckDepth),
    neckShape,
    shoulderHalf: 226 * width,
    shoulderTop: 262,
    chestHalf: 222 * width,
    armpit: 448,
    waistHalf: 214 * width,
    waist: 700,
    hemHalf: 222 * width,
    hem,
    hemBow: 10,
    sleeveLength: isLong ? 650 : random.between(205, 270),
    cuffWidth: isLong ? 92 : 158,
    sleeveAngle: isLong ? 11 : random.between(21, 27),
  };
}

/** A jersey shirt with short or long sleeves and a round or V neck. */
export const drawTShirt: DrawGarment = ({ sketch, colours, pattern, side }) => {
  const { random } = sketch;
  const neckShape = random.pick(['round', 'round', 'round', 'v'] as const);
  const isLong = random.chance(0.22);
  const width = random.between(0.94, 1.08);
  const hem = random.between(1000, 1050);
  const neckDepth = random.between(74, 98);
  const cut = cutOf({ neckShape, neckDepth, width, hem, isLong, sketch });
  const cloth = clothOf(sketch, colours, pattern);
  const sleeveCloth = clothOf(sketch, colours, pattern, { turn: cut.sleeveAngle });
  const { outerEnd, innerEnd, along } = sleeveEdges(cut);
  const up = (end: readonly [number, number], by: number): string =>
    path`${end[0] - along[0] * by} ${end[1] - along[1] * by}`;
  const cuffStitch = [16, 22]
    .map((by) => topstitch(`M ${up(outerEnd, by)} L ${up(innerEnd, by)}`, cloth.tones.thread))
    .join('');
  const hemStitch = [20, 26]
    .map((by) =>
      topstitch(
        path`M ${middle - cut.hemHalf} ${cut.hem - 8 - by} C ${middle - 130} ${cut.hem + 8 - by} ${middle + 130} ${cut.hem + 8 - by} ${middle + cut.hemHalf} ${cut.hem - 8 - by}`,
        cloth.tones.thread,
      ),
    )
    .join('');
  const trim = plain(cloth);
  const bandWidth = random.pick([17, 20, 24]);
  return {
    shapes:
      upperBody(sketch, { cut, cloth, sleeveCloth, side, onBody: hemStitch, onSleeve: cuffStitch }) +
      (side === 'front' ? backNeckBand(cut, trim, bandWidth * 0.8) : '') +
      neckBand(cut, trim, side, bandWidth),
    silhouettes: [bodyOutline(cut), sleeveOutline(cut), mirrored(sleeveOutline(cut))],
    detail: [270, 160, 460],
  };
};
