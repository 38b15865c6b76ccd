import type { Cloth } from '../drawing-tools/cloth.ts';
import { clothOf } from '../drawing-tools/cloth.ts';
import { lightnessOf } from '../drawing-tools/colour-shading.ts';
import { button } from '../drawing-tools/fastenings.ts';
import { mirrored, path } from '../drawing-tools/path-data.ts';
import { piece } from '../drawing-tools/piece.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';
import { seam, topstitch } from '../drawing-tools/stitching.ts';
import { middle } from '../studio-ground.ts';
import { collarFromBehind, shirtCollar } from './collars.ts';
import { cuffOutline, patchPocket, placket } from './garment-trims.ts';
import type { DrawGarment } from './garment.ts';
import { mirroredOver, upperBody } from './upper-body.ts';
import type { UpperCut } from './upper-cut.ts';
import { bodyOutline, sleeveOutline } from './upper-cut.ts';

interface SeamsParts {
  readonly cut: UpperCut;
  readonly side: 'front' | 'back';
  readonly cloth: Cloth;
  readonly buttonColour: string;
}

/** Shoulder seams, and the closing or the yoke. */
function seamsOf({ cut, side, cloth, buttonColour }: SeamsParts): string {
  const yoke = path`M ${middle - cut.shoulderHalf + 4} ${cut.shoulderTop + 26} C ${middle - 90} ${cut.shoulderTop + 52} ${middle + 90} ${cut.shoulderTop + 52} ${middle + cut.shoulderHalf - 4} ${cut.shoulderTop + 26}`;
  const shoulderSeam = path`M ${middle - cut.neckHalf - 10} ${cut.neckTop + 42} L ${middle - cut.shoulderHalf + 8} ${cut.shoulderTop + 26}`;
  return side === 'front'
    ? seam(shoulderSeam, cloth.tones, 1.8) +
        seam(mirrored(shoulderSeam), cloth.tones, 1.8) +
        placket(cloth, { from: cut.neckFront, to: cut.hem + cut.hemBow, width: 40, buttons: 7, buttonColour })
    : seam(yoke, cloth.tones, 2) +
        topstitch(yoke, cloth.tones.thread, 7, 1.4) +
        [-16, 16]
          .map((x) =>
            seam(
              path`M ${middle + x} ${cut.shoulderTop + 46} L ${middle + x * 0.8} ${cut.shoulderTop + 260}`,
              cloth.tones,
              1.6,
            ),
          )
          .join('');
}

function cutOf(width: number, isShort: boolean, sketch: Sketch): UpperCut {
  const { random } = sketch;
  return {
    neckHalf: 76,
    neckTop: 212,
    neckFront: 276,
    neckShape: 'round',
    shoulderHalf: 222 * width,
    shoulderTop: 270,
    chestHalf: 224 * width,
    armpit: 452,
    waistHalf: 212 * width,
    waist: 720,
    hemHalf: 214 * width,
    hem: random.between(1000, 1040),
    hemBow: random.between(36, 60),
    sleeveLength: isShort ? 250 : 610,
    cuffWidth: isShort ? 150 : 104,
    sleeveAngle: isShort ? 22 : 12,
  };
}

/** A woven shirt with collar, button strip and cuffs; short-sleeved by seed. */
export const drawShirt: DrawGarment = ({ sketch, colours, pattern, side }) => {
  const { random } = sketch;
  const isShort = random.chance(0.22);
  const width = random.between(0.96, 1.06);
  const pockets = random.pick([0, 1, 1, 2]);
  const cut = cutOf(width, isShort, sketch);
  // Woven stripes run down the body, those of jersey run round it.
  const upright = pattern === 'stripes' ? 90 : 0;
  const cloth = clothOf(sketch, colours, pattern, { turn: upright, scale: pattern === 'stripes' ? 0.6 : 1 });
  const sleeveCloth = clothOf(sketch, colours, pattern, {
    turn: upright + cut.sleeveAngle,
    scale: pattern === 'stripes' ? 0.6 : 1,
  });
  const collarCloth = clothOf(sketch, colours, pattern, { turn: upright + 38, scale: pattern === 'stripes' ? 0.6 : 1 });
  const buttonColour = random.pick([
    '#f3efe6',
    cloth.tones.isPale ? '#f6f3ec' : cloth.tones.light,
    lightnessOf(cloth.tones.base) > 0.7 ? '#7d6a55' : '#efe9dc',
  ]);
  const onBody = seamsOf({ cut, side, cloth, buttonColour });
  const cuff = cuffOutline(cut, 74, 10);
  const cuffPiece = isShort
    ? ''
    : piece(sketch, {
        outline: cuff,
        cloth: sleeveCloth,
        rim: 14,
        softness: 6,
        inside: topstitch(cuff, cloth.tones.thread, 7, 1.3),
      }) + button([middle - cut.chestHalf - 76, cut.shoulderTop + 660], 6.5, buttonColour);
  const pocketAt = { y: 440, width: 96, height: 112, point: 14 };
  const pocketShapes =
    side === 'front'
      ? (pockets > 0 ? patchPocket(sketch, cloth, { x: middle + 70, ...pocketAt, flap: pockets === 2 }) : '') +
        (pockets === 2 ? patchPocket(sketch, cloth, { x: middle - 166, ...pocketAt, flap: true }) : '')
      : '';
  return {
    shapes:
      upperBody(sketch, { cut, cloth, sleeveCloth, side, onBody, looseness: 1.15, softness: 9 }) +
      cuffPiece +
      mirroredOver(cuffPiece) +
      pocketShapes +
      (side === 'front'
        ? shirtCollar(sketch, cut, collarCloth, { spread: random.between(52, 84), length: random.between(44, 66) })
        : collarFromBehind(sketch, cut, collarCloth)),
    silhouettes: [
      bodyOutline(cut),
      sleeveOutline(cut),
      mirrored(sleeveOutline(cut)),
      ...(isShort ? [] : [cuff, mirrored(cuff)]),
    ],
    detail: [270, 150, 460],
  };
};
