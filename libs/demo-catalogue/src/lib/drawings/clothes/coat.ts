import type { Cloth } from '../drawing-tools/cloth.ts';
import { clothOf } from '../drawing-tools/cloth.ts';
import { shaded } from '../drawing-tools/colour-shading.ts';
import { softened } from '../drawing-tools/light-and-shadow.ts';
import { mirrored, path } from '../drawing-tools/path-data.ts';
import { piece } from '../drawing-tools/piece.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';
import { topstitch } from '../drawing-tools/stitching.ts';
import { middle } from '../studio-ground.ts';
import { collarFromBehind, lapels } from './collars.ts';
import type { DrawGarment } from './garment.ts';
import { closingShapes, fromBehind, pocketsOf, sleeveButtons } from './tailored-fronts.ts';
import { mirroredOver, upperBody } from './upper-body.ts';
import type { UpperCut } from './upper-cut.ts';
import { bodyOutline, sleeveOutline } from './upper-cut.ts';

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

interface CoatParts {
  readonly sketch: Sketch;
  readonly cut: UpperCut;
  readonly cloth: Cloth;
  readonly sleeveCloth: Cloth;
  readonly side: 'front' | 'back';
  readonly isFront: boolean;
  readonly breakPoint: number;
  readonly isDouble: boolean;
  readonly style: 'straight' | 'double' | 'belted';
  readonly buttonColour: string;
  readonly collarCloth: Cloth;
  readonly buttons: string;
}

function coatShapes({
  sketch,
  cut,
  cloth,
  sleeveCloth,
  side,
  isFront,
  breakPoint,
  isDouble,
  style,
  buttonColour,
  collarCloth,
  buttons,
}: CoatParts): string {
  const { random } = sketch;
  return (
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
    (style === 'belted' && isFront ? beltOf(sketch, cut, cloth) : '')
  );
}

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
    shapes: coatShapes({
      sketch,
      cut,
      cloth,
      sleeveCloth,
      side,
      isFront,
      breakPoint,
      isDouble,
      style,
      buttonColour,
      collarCloth,
      buttons,
    }),
    silhouettes: [bodyOutline({ ...cut, neckFront: 240 }), sleeveOutline(cut), mirrored(sleeveOutline(cut))],
    detail: [300, 110, 420],
  };
};
