import { clothOf } from '../drawing-tools/cloth.ts';
import type { Cloth } from '../drawing-tools/cloth.ts';
import { shaded } from '../drawing-tools/colour-shading.ts';
import { button } from '../drawing-tools/fastenings.ts';
import { softened } from '../drawing-tools/light-and-shadow.ts';
import { mirrored, path } from '../drawing-tools/path-data.ts';
import { piece } from '../drawing-tools/piece.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';
import { line, seam, topstitch } from '../drawing-tools/stitching.ts';
import { collarFromBehind, lapels } from './collars.ts';
import type { DrawGarment } from './garment.ts';
import { weltPocket } from './garment-trims.ts';
import { mirroredOver, upperBody } from './upper-body.ts';
import { bodyOutline, middle, sleeveOutline } from './upper-cut.ts';
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

function closingShapes(cut: UpperCut, cloth: Cloth, closing: Closing): string {
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

const sleeveButtons = (cut: UpperCut, colour: string): string => {
  const x = middle - cut.chestHalf - 74;
  const y = cut.shoulderTop + cut.sleeveLength - 30;
  return [0, 1, 2].map((index) => button([x + index * 3, y - index * 19], 6.5, colour)).join('');
};

const pocketsOf = (sketch: Sketch, cloth: Cloth, cut: UpperCut, y: number, hasChest: boolean): string => {
  const flap = weltPocket(sketch, cloth, [middle - cut.waistHalf + 34, y + 4], [middle - 62, y - 2], 36);
  return (
    flap +
    weltPocket(sketch, cloth, [middle + 62, y - 2], [middle + cut.waistHalf - 34, y + 4], 36) +
    (hasChest ? weltPocket(sketch, cloth, [middle + 84, 466], [middle + 164, 452], 17) : '')
  );
};

function fromBehind(cut: UpperCut, cloth: Cloth): string {
  const centre = path`M ${middle} ${cut.neckTop + 40} C ${middle - 3} 560 ${middle + 3} 760 ${middle} ${cut.hem + cut.hemBow}`;
  const vent = path`M ${middle + 3} ${cut.hem - 190} L ${middle + 3} ${cut.hem + cut.hemBow}`;
  return seam(centre, cloth.tones, 2) + line(vent, cloth.tones.deep, 5, 'opacity="0.5"');
}

/** A tailored jacket, single- or double-breasted. */
export const drawBlazer: DrawGarment = ({ sketch, colours, pattern, side }) => {
  const { random } = sketch;
  const isDouble = random.chance(0.3);
  const breakPoint = isDouble ? random.between(560, 600) : random.between(600, 660);
  const cut: UpperCut = {
    neckHalf: 80,
    neckTop: 212,
    neckFront: breakPoint,
    neckShape: 'v',
    shoulderHalf: 234,
    shoulderTop: 262,
    chestHalf: 226,
    armpit: 474,
    waistHalf: random.between(186, 212),
    waist: 690,
    hemHalf: random.between(218, 234),
    hem: random.between(960, 1010),
    hemBow: 14,
    sleeveLength: 650,
    cuffWidth: 108,
    sleeveAngle: 11.5,
  };
  const cloth = clothOf(sketch, colours, pattern);
  const sleeveCloth = clothOf(sketch, colours, pattern, { turn: cut.sleeveAngle });
  const collarCloth = clothOf(sketch, colours, pattern, { turn: 24 });
  const buttonColour = random.pick(['#2a2522', shaded(cloth.tones.base, -0.14), '#7a5b3e', '#b79a63']);
  const buttons = sleeveButtons(cut, buttonColour);
  const dart = path`M ${middle - 112} 520 C ${middle - 104} 640 ${middle - 108} 700 ${middle - 114} 770`;
  const isFront = side === 'front';
  return {
    shapes:
      upperBody(sketch, {
        cut,
        cloth,
        sleeveCloth,
        side,
        looseness: 0.8,
        softness: 12,
        onBody: isFront ? seam(dart, cloth.tones, 1.6) + seam(mirrored(dart), cloth.tones, 1.6) : fromBehind(cut, cloth),
      }) +
      (isFront
        ? closingShapes(cut, cloth, {
            breakPoint,
            isDouble,
            rows: isDouble ? 2 : random.pick([1, 2] as const),
            gap: 96,
            colour: buttonColour,
            size: 13,
          }) +
          pocketsOf(sketch, cloth, cut, 780, true) +
          lapels(sketch, cut, collarCloth, {
            breakPoint,
            width: random.between(48, 72),
            peaked: isDouble,
            overlap: isDouble ? 54 : 6,
          })
        : collarFromBehind(sketch, cut, collarCloth, 46)) +
      buttons +
      mirroredOver(buttons),
    silhouettes: [bodyOutline({ ...cut, neckFront: 300 }), sleeveOutline(cut), mirrored(sleeveOutline(cut))],
    detail: [290, 170, 440],
  };
};

const beltOf = (sketch: Sketch, cut: UpperCut, cloth: Cloth): string => {
  const y = cut.waist - 10;
  const half = cut.waistHalf + 3;
  const band = path`M ${middle - half} ${y} C ${middle - 90} ${y + 12} ${middle + 90} ${y + 12} ${middle + half} ${y} L ${middle + half} ${y + 46} C ${middle + 90} ${y + 58} ${middle - 90} ${y + 58} ${middle - half} ${y + 46} Z`;
  const tail = path`M ${middle + 30} ${y + 20} C ${middle + 60} ${y + 90} ${middle + 66} ${y + 160} ${middle + 76} ${y + 230} L ${middle + 34} ${y + 236} C ${middle + 26} ${y + 160} ${middle + 14} ${y + 90} ${middle - 6} ${y + 50} Z`;
  const knot = path`M ${middle - 20} ${y + 2} C ${middle} ${y - 8} ${middle + 30} ${y - 4} ${middle + 40} ${y + 12} L ${middle + 34} ${y + 52} C ${middle + 10} ${y + 64} ${middle - 14} ${y + 60} ${middle - 24} ${y + 44} Z`;
  const below = softened(
    sketch,
    6,
    band,
    `<path d="${band}" transform="translate(0 8)" fill="${cloth.tones.deep}" opacity="0.5"/>`,
  );
  return (
    below +
    piece(sketch, {
      outline: band,
      cloth,
      rim: 12,
      softness: 5,
      inside: topstitch(
        path`M ${middle - half} ${y + 8} C ${middle - 90} ${y + 20} ${middle + 90} ${y + 20} ${middle + half} ${y + 8}`,
        cloth.tones.thread,
        0,
        1.4,
      ),
    }) +
    piece(sketch, { outline: tail, cloth, rim: 12, softness: 5 }) +
    piece(sketch, { outline: knot, cloth, rim: 16, softness: 5 })
  );
};

/** A long coat with lapels: straight, double-breasted or belted. */
export const drawCoat: DrawGarment = ({ sketch, colours, pattern, side }) => {
  const { random } = sketch;
  const style = random.pick(['straight', 'double', 'belted'] as const);
  const breakPoint = random.between(440, 500);
  const cut: UpperCut = {
    neckHalf: 74,
    neckTop: 152,
    neckFront: breakPoint,
    neckShape: 'v',
    shoulderHalf: 204,
    shoulderTop: 204,
    chestHalf: 200,
    armpit: 392,
    waistHalf: style === 'belted' ? 172 : 192,
    waist: 590,
    hemHalf: random.between(216, 250),
    hem: random.between(1060, 1110),
    hemBow: 14,
    sleeveLength: 570,
    cuffWidth: 98,
    sleeveAngle: 11,
  };
  const cloth = clothOf(sketch, colours, pattern);
  const sleeveCloth = clothOf(sketch, colours, pattern, { turn: cut.sleeveAngle });
  const collarCloth = clothOf(sketch, colours, pattern, { turn: 24 });
  const buttonColour = random.pick(['#2a2522', shaded(cloth.tones.base, -0.16), '#6b4c34']);
  const isFront = side === 'front';
  const isDouble = style !== 'straight';
  const buttons = sleeveButtons(cut, buttonColour);
  return {
    shapes:
      upperBody(sketch, {
        cut,
        cloth,
        sleeveCloth,
        side,
        looseness: 1.1,
        softness: 14,
        ...(isFront ? {} : { onBody: fromBehind(cut, cloth) }),
      }) +
      (isFront
        ? closingShapes(cut, cloth, {
            breakPoint,
            isDouble,
            rows: style === 'belted' ? 1 : 3,
            gap: 104,
            colour: buttonColour,
            size: 14,
          }) +
          pocketsOf(sketch, cloth, cut, 740, style === 'straight' && random.chance(0.5)) +
          lapels(sketch, cut, collarCloth, {
            breakPoint,
            width: random.between(58, 86),
            peaked: isDouble,
            overlap: isDouble ? 54 : 8,
          })
        : collarFromBehind(sketch, cut, collarCloth, 56)) +
      buttons +
      mirroredOver(buttons) +
      (style === 'belted' && isFront ? beltOf(sketch, cut, cloth) : ''),
    silhouettes: [bodyOutline({ ...cut, neckFront: 240 }), sleeveOutline(cut), mirrored(sleeveOutline(cut))],
    detail: [300, 110, 420],
  };
};
