import type { Cloth } from '../drawing-tools/cloth.ts';
import { clothOf } from '../drawing-tools/cloth.ts';
import { shaded } from '../drawing-tools/colour-shading.ts';
import { zipAlong } from '../drawing-tools/fastenings.ts';
import { softened } from '../drawing-tools/light-and-shadow.ts';
import { mirrored, path, symmetric } from '../drawing-tools/path-data.ts';
import { piece } from '../drawing-tools/piece.ts';
import { beside } from '../drawing-tools/sampled-curve.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';
import { doubleTopstitch, line, topstitch } from '../drawing-tools/stitching.ts';
import { middle } from '../studio-ground.ts';
import { hood, hoodFromBehind } from './collars.ts';
import { cuffOutline, hemBandOutline } from './garment-trims.ts';
import type { DrawGarment } from './garment.ts';
import { mirroredOver, upperBody } from './upper-body.ts';
import type { UpperCut } from './upper-cut.ts';
import { bodyOutline, sleeveOutline } from './upper-cut.ts';

/** The cords that tighten the hood. */
function hoodCords(cut: UpperCut, cord: string): string {
  return [-1, 1]
    .map((way) => {
      const hang = path`M ${middle + way * 42} ${cut.neckFront + 4} C ${middle + way * 46} ${cut.neckFront + 60} ${middle + way * 38} ${cut.neckFront + 120} ${middle + way * 44} ${cut.neckFront + 176}`;
      return (
        path`<circle cx="${middle + way * 42}" cy="${cut.neckFront + 2}" r="7.5" fill="#b7b3ac" stroke="#6d6963" stroke-width="1.5"/>` +
        line(beside(hang, 3), '#2b221c', 9, 'opacity="0.22"') +
        line(hang, shaded(cord, -0.16), 9) +
        line(hang, cord, 6.5) +
        line(
          path`M ${middle + way * 43.6} ${cut.neckFront + 160} L ${middle + way * 44} ${cut.neckFront + 178}`,
          '#a9a49c',
          9.5,
        )
      );
    })
    .join('');
}

interface PouchPocketParts {
  readonly cut: UpperCut;
  readonly sketch: Sketch;
  readonly cloth: Cloth;
  readonly thread: string;
}

/** The pocket for both hands. */
function pouchPocket({ cut, sketch, cloth, thread }: PouchPocketParts): string {
  const pouch = symmetric(
    path`M ${middle} ${cut.hem - 236} L ${middle - 108} ${cut.hem - 236} C ${middle - 120} ${cut.hem - 190} ${middle - 150} ${cut.hem - 150} ${middle - 176} ${cut.hem - 112} L ${middle - 176} ${cut.hem - 2} L ${middle} ${cut.hem + 4}`,
  );
  const slant = path`M ${middle - 108} ${cut.hem - 236} C ${middle - 120} ${cut.hem - 190} ${middle - 150} ${cut.hem - 150} ${middle - 176} ${cut.hem - 112}`;
  return (
    softened(sketch, 6, pouch, `<path d="${pouch}" fill="${cloth.tones.deep}" opacity="0.6"/>`) +
    piece(sketch, {
      outline: pouch,
      cloth,
      rim: 14,
      softness: 7,
      inside:
        doubleTopstitch(slant, thread, -7) +
        doubleTopstitch(mirrored(slant), thread, 7) +
        topstitch(path`M ${middle - 108} ${cut.hem - 226} L ${middle + 108} ${cut.hem - 226}`, thread),
    })
  );
}

interface HoodieParts {
  readonly sketch: Sketch;
  readonly cut: UpperCut;
  readonly cloth: Cloth;
  readonly sleeveCloth: Cloth;
  readonly side: 'front' | 'back';
  readonly hem: string;
  readonly rib: Cloth;
  readonly cuffPiece: string;
  readonly pocket: string;
  readonly isZipped: boolean;
  readonly zip: string;
  readonly lining: Cloth;
  readonly cords: string;
}

function hoodieShapes({
  sketch,
  cut,
  cloth,
  sleeveCloth,
  side,
  hem,
  rib,
  cuffPiece,
  pocket,
  isZipped,
  zip,
  lining,
  cords,
}: HoodieParts): string {
  return (
    upperBody(sketch, { cut, cloth, sleeveCloth, side, looseness: 1.2, softness: 13 }) +
    piece(sketch, { outline: hem, cloth: rib, rim: 16, softness: 6 }) +
    cuffPiece +
    mirroredOver(cuffPiece) +
    (side === 'front'
      ? pocket +
        (isZipped ? zipAlong(zip, { tape: cloth.tones.base, metal: '#b8b4ad' }) : '') +
        hood(sketch, cut, cloth, lining) +
        cords
      : hoodFromBehind(sketch, cut, cloth))
  );
}

function cutOf(width: number, sketch: Sketch): UpperCut {
  const { random } = sketch;
  return {
    neckHalf: 84,
    neckTop: 250,
    neckFront: 336,
    neckShape: 'round',
    shoulderHalf: 228 * width,
    shoulderTop: 306,
    chestHalf: 226 * width,
    armpit: 516,
    waistHalf: 224 * width,
    waist: 740,
    hemHalf: 216 * width,
    hem: random.between(940, 980),
    hemBow: 8,
    sleeveLength: 590,
    cuffWidth: 112,
    sleeveAngle: 13,
  };
}

/** A sweatshirt with a hood and a pouch pocket; some open with a zip. */
export const drawHoodie: DrawGarment = ({ sketch, colours, pattern, side }) => {
  const { random } = sketch;
  const isZipped = random.chance(0.35);
  const width = random.between(1, 1.1);
  const cut = cutOf(width, sketch);
  const cloth = clothOf(sketch, colours, pattern);
  const sleeveCloth = clothOf(sketch, colours, pattern, { turn: 13 });
  const lining = clothOf(
    sketch,
    [random.pick([shaded(cloth.tones.base, -0.06), colours[1] ?? shaded(cloth.tones.base, -0.1)])],
    'solid',
  );
  const rib = clothOf(sketch, colours.slice(0, 1), 'rib', { scale: 0.6 });
  const cord = random.pick(['#f2eee6', cloth.tones.light, cloth.tones.deep]);
  const { thread } = cloth.tones;
  const hem = hemBandOutline(cut, 60, 10);
  const cuff = cuffOutline(cut, 60, 16);
  const cuffPiece = piece(sketch, { outline: cuff, cloth: rib, rim: 14, softness: 6 });
  const pocket = pouchPocket({ cut, sketch, cloth, thread });
  const cords = hoodCords(cut, cord);
  const zip = path`M ${middle} ${cut.neckFront + 20} L ${middle} ${cut.hem + 56}`;
  return {
    shapes: hoodieShapes({
      sketch,
      cut,
      cloth,
      sleeveCloth,
      side,
      hem,
      rib,
      cuffPiece,
      pocket,
      isZipped,
      zip,
      lining,
      cords,
    }),
    silhouettes: [
      bodyOutline(cut),
      sleeveOutline(cut),
      mirrored(sleeveOutline(cut)),
      hem,
      cuff,
      mirrored(cuff),
      side === 'front'
        ? path`M 400 180 C 420 128 580 128 600 180 L 610 250 L 390 250 Z`
        : path`M 420 196 L 580 196 L 600 260 L 400 260 Z`,
    ],
    detail: [280, 130, 440],
  };
};
