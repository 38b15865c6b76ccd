import type { Cloth } from '../drawing-tools/cloth.ts';
import { clothOf } from '../drawing-tools/cloth.ts';
import { shaded } from '../drawing-tools/colour-shading.ts';
import { zipAlong } from '../drawing-tools/fastenings.ts';
import { softened } from '../drawing-tools/light-and-shadow.ts';
import type { Point } from '../drawing-tools/path-data.ts';
import { mirrored, path } from '../drawing-tools/path-data.ts';
import { beside } from '../drawing-tools/sampled-curve.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';
import { line, seam } from '../drawing-tools/stitching.ts';
import { middle } from '../studio-ground.ts';
import { collarFromBehind, hood, hoodFromBehind, standCollar } from './collars.ts';
import type { DrawGarment } from './garment.ts';
import { upperBody } from './upper-body.ts';
import type { UpperCut } from './upper-cut.ts';
import { bodyOutline, sleeveEdges, sleeveOutline } from './upper-cut.ts';

/** Quilting seams with the shade below and the shine above each of them, and the creases they pull. */
function baffles(sketch: Sketch, rows: readonly string[], area: string, cloth: Cloth): string {
  const { tones } = cloth;
  const shade = rows.map((row) => line(beside(row, 9), tones.deep, 20, 'opacity="0.55"')).join('');
  const under = rows.map((row) => line(beside(row, -11), tones.deep, 18, 'opacity="0.32"')).join('');
  const shine = rows
    .map((row) => line(beside(row, 32), tones.bright, 17, `opacity="${tones.isDark ? 0.45 : 0.8}"`))
    .join('');
  return softened(sketch, 8, area, shade + under + shine) + rows.map((row) => seam(row, tones, 2)).join('');
}

const creases = (sketch: Sketch, from: Point, to: Point, colour: string): string =>
  Array.from({ length: 16 }, (_, index) => {
    const share = (index + 0.5) / 16;
    const x = from[0] + (to[0] - from[0]) * share;
    const y = from[1] + (to[1] - from[1]) * share;
    const reach = sketch.random.between(8, 20);
    return line(
      path`M ${x} ${y + 2} q ${sketch.random.between(-4, 4)} ${reach * 0.5} ${sketch.random.between(-6, 6)} ${reach}`,
      colour,
      1.8,
      'opacity="0.3"',
    );
  }).join('');

/** The rows across a body, sagging a little in the middle. */
function bodyRows(cut: UpperCut, from: number, gap: number): string[] {
  const rows: string[] = [];
  for (let y = from; y < cut.hem - gap * 0.4; y += gap) {
    rows.push(
      path`M ${middle - 260} ${y - 6} C ${middle - 120} ${y + 8} ${middle + 120} ${y + 8} ${middle + 260} ${y - 6}`,
    );
  }
  return rows;
}

/** The rows across the left sleeve. */
function sleeveRows(cut: UpperCut, gap: number): string[] {
  const { along, across } = sleeveEdges(cut);
  const start: Point = [middle - cut.shoulderHalf, cut.shoulderTop];
  const rows: string[] = [];
  for (let down = gap * 0.9; down < cut.sleeveLength - gap * 0.4; down += gap) {
    const at = (in_: number, more = 0): string =>
      path`${start[0] + along[0] * (down + more) + across[0] * in_} ${start[1] + along[1] * (down + more) + across[1] * in_}`;
    rows.push(`M ${at(-70, -4)} Q ${at(50, 12)} ${at(210, -4)}`);
  }
  return rows;
}

function cutOf(lift: 40 | 0, isLong: boolean, sketch: Sketch): UpperCut {
  const { random } = sketch;
  return {
    neckHalf: 88,
    neckTop: 212 + lift,
    neckFront: 278 + lift,
    neckShape: 'round',
    shoulderHalf: 236,
    shoulderTop: 272 + lift,
    chestHalf: 248,
    armpit: 496 + lift,
    waistHalf: 244,
    waist: 720,
    hemHalf: 240,
    hem: isLong ? 1110 : random.between(920, 960),
    hemBow: 6,
    sleeveLength: 610,
    cuffWidth: 124,
    sleeveAngle: 14,
  };
}

/** A down jacket, quilted across, with a hood or a standing collar; some reach the thigh. */
export const drawPuffer: DrawGarment = ({ sketch, colours, pattern, side }) => {
  const { random } = sketch;
  const hasHood = random.chance(0.55);
  const isLong = random.chance(0.3);
  const gap = random.pick([62, 76, 96, 112] as const);
  const lift = hasHood ? 40 : 0;
  const cut = cutOf(lift, isLong, sketch);
  const cloth = clothOf(sketch, colours, pattern);
  const lining = clothOf(sketch, [colours[1] ?? shaded(cloth.tones.base, -0.06)], 'solid');
  const from = cut.shoulderTop + gap;
  const rows = bodyRows(cut, from, gap);
  const body = bodyOutline(cut, side);
  const folds = rows
    .map((_, index) =>
      creases(sketch, [middle - 230, from + index * gap], [middle + 230, from + index * gap], cloth.tones.deep),
    )
    .join('');
  const onBody = baffles(sketch, rows, body, cloth) + folds;
  const onSleeve = baffles(sketch, sleeveRows(cut, gap), sleeveOutline(cut), cloth);
  const pocket = path`M ${middle - 190} ${cut.hem - 240} L ${middle - 168} ${cut.hem - 90}`;
  const isFront = side === 'front';
  const zip = { tape: cloth.tones.base, metal: random.pick(['#4a4744', '#b8b4ad', '#c4a869']), width: 10 };
  const collarRow = path`M ${middle - 110} ${cut.neckTop + 18} C ${middle - 50} ${cut.neckFront - 20} ${middle + 50} ${cut.neckFront - 20} ${middle + 110} ${cut.neckTop + 18}`;
  return {
    shapes:
      upperBody(sketch, { cut, cloth, sleeveCloth: cloth, side, looseness: 0.5, softness: 12, onBody, onSleeve }) +
      (isFront
        ? [pocket, mirrored(pocket)].map((data) => seam(data, cloth.tones, 4)).join('') +
          (hasHood
            ? hood(sketch, cut, cloth, lining)
            : standCollar(sketch, cut, cloth, 78, seam(collarRow, cloth.tones, 2))) +
          zipAlong(path`M ${middle} ${cut.neckFront - (hasHood ? -20 : 62)} L ${middle} ${cut.hem + 6}`, zip)
        : hasHood
          ? hoodFromBehind(sketch, cut, cloth)
          : collarFromBehind(sketch, cut, cloth, 34)),
    silhouettes: [
      body,
      sleeveOutline(cut),
      mirrored(sleeveOutline(cut)),
      ...(hasHood && isFront ? [path`M 400 180 C 420 136 580 136 600 180 L 610 260 L 390 260 Z`] : []),
    ],
    detail: [280, 180, 440],
  };
};
