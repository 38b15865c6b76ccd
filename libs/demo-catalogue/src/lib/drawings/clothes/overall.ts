import type { Cloth } from '../drawing-tools/cloth.ts';
import { clothOf } from '../drawing-tools/cloth.ts';
import { shaded } from '../drawing-tools/colour-shading.ts';
import { zipAlong } from '../drawing-tools/fastenings.ts';
import { clipped, softened } from '../drawing-tools/light-and-shadow.ts';
import { mirrored, path, symmetric } from '../drawing-tools/path-data.ts';
import { piece } from '../drawing-tools/piece.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';
import { line, seam, shape, topstitch } from '../drawing-tools/stitching.ts';
import { middle } from '../studio-ground.ts';
import { hood, hoodFromBehind } from './collars.ts';
import { cuffOutline, patchPocket } from './garment-trims.ts';
import type { DrawGarment } from './garment.ts';
import { mirroredOver, upperBody } from './upper-body.ts';
import type { UpperCut } from './upper-cut.ts';
import { bodyFolds, neckline, sleeveOutline } from './upper-cut.ts';

interface BodyParts {
  readonly cut: UpperCut;
  readonly hasPanels: boolean;
  readonly yoke: string;
  readonly accent: Cloth;
  readonly cloth: Cloth;
  readonly isFront: boolean;
  readonly knee: string;
  readonly sketch: Sketch;
  readonly suit: string;
  readonly waist: string;
}

/** Body and legs with their panels. */
function bodyOf({ cut, hasPanels, yoke, accent, cloth, isFront, knee, sketch, suit, waist }: BodyParts): string {
  const folds = bodyFolds({ ...cut, hem: 1060 }, 1.2);
  const panels = hasPanels
    ? shape(yoke, accent.tones.base, 0.96) +
      accent.surfaces.map((surface) => shape(yoke, surface)).join('') +
      seam(path`M ${middle - 230} 468 C ${middle - 80} 490 ${middle + 80} 490 ${middle + 230} 468`, cloth.tones, 2.2)
    : '';
  const knees =
    hasPanels && isFront
      ? [knee, mirrored(knee)]
          .map(
            (data) =>
              shape(data, accent.tones.base, 0.92) +
              line(data, accent.tones.seam, 1.6, 'opacity="0.6"') +
              topstitch(data, accent.tones.thread, 6, 1.4),
          )
          .join('')
      : '';
  return piece(sketch, {
    outline: suit,
    cloth,
    rim: 40,
    softness: 12,
    shadows: [
      ...folds.shadows,
      {
        data: path`M ${middle} 850 C ${middle - 40} 830 ${middle - 90} 820 ${middle - 130} 800`,
        width: 14,
        strength: 0.36,
      },
      {
        data: path`M ${middle} 850 C ${middle + 40} 830 ${middle + 90} 820 ${middle + 130} 800`,
        width: 14,
        strength: 0.36,
      },
    ],
    lights: folds.lights,
    inside:
      panels +
      knees +
      seam(waist, cloth.tones, 2) +
      topstitch(waist, cloth.tones.thread, 8) +
      topstitch(waist, cloth.tones.thread, 16),
  });
}

/** Body and legs in one piece. */
function suitOutline(isFront: boolean, cut: UpperCut, side: 'front' | 'back'): string {
  return symmetric(
    path`M ${middle} ${isFront ? cut.neckFront : cut.neckTop + 26} ${neckline(cut, side)} C ${middle - 120} 286 ${middle - 150} 302 ${middle - cut.shoulderHalf} ${cut.shoulderTop} C ${middle - 174} 370 ${middle - 176} 430 ${middle - cut.chestHalf} ${cut.armpit} C ${middle - 194} 560 ${middle - 182} 620 ${middle - 184} 680 C ${middle - 190} 780 ${middle - 196} 900 ${middle - 176} 1070 L ${middle - 44} 1074 C ${middle - 32} 980 ${middle - 20} 900 ${middle} 850`,
  );
}

interface OverallParts {
  readonly sketch: Sketch;
  readonly cut: UpperCut;
  readonly sleeves: string;
  readonly suit: string;
  readonly cloth: Cloth;
  readonly body: string;
  readonly cuffPiece: string;
  readonly pockets: string;
  readonly isFront: boolean;
  readonly accentColour: string;
}

function overallShapes({
  sketch,
  cut,
  sleeves,
  suit,
  cloth,
  body,
  cuffPiece,
  pockets,
  isFront,
  accentColour,
}: OverallParts): string {
  const { random } = sketch;
  return (
    clipped(sketch, `${sleeveOutline(cut)} ${mirrored(sleeveOutline(cut))}`, sleeves) +
    softened(sketch, 8, suit, `<path d="${suit}" fill="${cloth.tones.deep}" opacity="0.35"/>`) +
    body +
    cuffPiece +
    mirroredOver(cuffPiece) +
    pockets +
    (isFront
      ? zipAlong(path`M ${middle} ${cut.neckFront + 18} L ${middle} 832`, {
          tape: accentColour,
          metal: '#d8d3ca',
          width: 9,
        }) + hood(sketch, cut, cloth, clothOf(sketch, [accentColour], random.pick(['stripes', 'solid', 'dots'])))
      : hoodFromBehind(sketch, cut, cloth))
  );
}

function cutOf(): UpperCut {
  return {
    neckHalf: 82,
    neckTop: 270,
    neckFront: 344,
    neckShape: 'round',
    shoulderHalf: 190,
    shoulderTop: 318,
    chestHalf: 196,
    armpit: 492,
    waistHalf: 186,
    waist: 650,
    hemHalf: 200,
    hem: 800,
    hemBow: 0,
    sleeveLength: 400,
    cuffWidth: 108,
    sleeveAngle: 19,
  };
}

/** A suit in one piece for children, with hood, zip and knitted cuffs. */
export const drawOverall: DrawGarment = ({ sketch, colours, pattern, side }) => {
  const { random } = sketch;
  const [main = '#c98d63', second] = colours;
  const accentColour = second ?? shaded(main, random.pick([-0.12, 0.1]));
  const hasPanels = random.chance(0.6);
  const cut = cutOf();
  const cloth = clothOf(sketch, colours, pattern);
  const accent = clothOf(sketch, [accentColour], 'solid');
  const rib = clothOf(sketch, [accentColour], 'rib', { scale: 0.6 });
  const isFront = side === 'front';
  const suit = suitOutline(isFront, cut, side);
  const legCuff = path`M ${middle - 174} 1064 L ${middle - 46} 1068 C ${middle - 48} 1090 ${middle - 52} 1106 ${middle - 56} 1124 L ${middle - 162} 1120 C ${middle - 168} 1104 ${middle - 172} 1088 ${middle - 174} 1064 Z`;
  const cuff = cuffOutline(cut, 52, 16);
  const yoke = path`M ${middle - 230} 200 L ${middle + 230} 200 L ${middle + 230} 468 C ${middle + 80} 490 ${middle - 80} 490 ${middle - 230} 468 Z`;
  const knee = path`M ${middle - 200} 900 C ${middle - 150} 884 ${middle - 90} 886 ${middle - 24} 900 L ${middle - 40} 1000 C ${middle - 90} 1014 ${middle - 150} 1012 ${middle - 200} 1000 Z`;
  const waist = path`M ${middle - 190} 668 C ${middle - 60} 680 ${middle + 60} 680 ${middle + 190} 668`;
  const body = bodyOf({ cut, hasPanels, yoke, accent, cloth, isFront, knee, sketch, suit, waist });
  const cuffPiece =
    piece(sketch, { outline: cuff, cloth: rib, rim: 14, softness: 6 }) +
    piece(sketch, { outline: legCuff, cloth: rib, rim: 16, softness: 6 });
  const sleeves = upperBody(sketch, { cut, cloth, sleeveCloth: hasPanels ? accent : cloth, side, looseness: 1 });
  const pockets = isFront
    ? [middle - 166, middle + 48]
        .map((x) => patchPocket(sketch, hasPanels ? accent : cloth, { x, y: 716, width: 112, height: 92, flap: true }))
        .join('')
    : '';
  return {
    shapes:
      // The shared upper body gives sleeves and armholes; the suit in one piece covers the rest of it.
      overallShapes({ sketch, cut, sleeves, suit, cloth, body, cuffPiece, pockets, isFront, accentColour }),
    silhouettes: [
      suit,
      sleeveOutline(cut),
      mirrored(sleeveOutline(cut)),
      cuff,
      mirrored(cuff),
      legCuff,
      mirrored(legCuff),
      ...(isFront ? [path`M 400 200 C 420 152 580 152 600 200 L 610 260 L 390 260 Z`] : []),
    ],
    detail: [290, 150, 420],
  };
};
