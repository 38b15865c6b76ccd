import type { Cloth } from '../drawing-tools/cloth.ts';
import { clothOf } from '../drawing-tools/cloth.ts';
import { shaded } from '../drawing-tools/colour-shading.ts';
import { mirrored, path } from '../drawing-tools/path-data.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';
import { seam } from '../drawing-tools/stitching.ts';
import { middle } from '../studio-ground.ts';
import { collarFromBehind, lapels } from './collars.ts';
import type { DrawGarment } from './garment.ts';
import { closingShapes, fromBehind, pocketsOf, sleeveButtons } from './tailored-fronts.ts';
import { mirroredOver, upperBody } from './upper-body.ts';
import type { UpperCut } from './upper-cut.ts';
import { bodyOutline, sleeveOutline } from './upper-cut.ts';

interface BlazerParts {
  readonly sketch: Sketch;
  readonly cut: UpperCut;
  readonly cloth: Cloth;
  readonly sleeveCloth: Cloth;
  readonly side: 'front' | 'back';
  readonly isFront: boolean;
  readonly dart: string;
  readonly breakPoint: number;
  readonly isDouble: boolean;
  readonly buttonColour: string;
  readonly collarCloth: Cloth;
  readonly buttons: string;
}

function blazerShapes({
  sketch,
  cut,
  cloth,
  sleeveCloth,
  side,
  isFront,
  dart,
  breakPoint,
  isDouble,
  buttonColour,
  collarCloth,
  buttons,
}: BlazerParts): string {
  const { random } = sketch;
  return (
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
    mirroredOver(buttons)
  );
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
    shapes: blazerShapes({
      sketch,
      cut,
      cloth,
      sleeveCloth,
      side,
      isFront,
      dart,
      breakPoint,
      isDouble,
      buttonColour,
      collarCloth,
      buttons,
    }),
    silhouettes: [bodyOutline({ ...cut, neckFront: 300 }), sleeveOutline(cut), mirrored(sleeveOutline(cut))],
    detail: [290, 170, 440],
  };
};
