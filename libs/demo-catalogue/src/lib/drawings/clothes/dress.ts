import type { Cloth } from '../drawing-tools/cloth.ts';
import { clothOf } from '../drawing-tools/cloth.ts';
import { button } from '../drawing-tools/fastenings.ts';
import type { Point } from '../drawing-tools/path-data.ts';
import { mirrored, path, symmetric } from '../drawing-tools/path-data.ts';
import type { Modelling } from '../drawing-tools/piece.ts';
import { piece } from '../drawing-tools/piece.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';
import { line, seam, topstitch } from '../drawing-tools/stitching.ts';
import { middle } from '../studio-ground.ts';
import { cuffOutline, gathers } from './garment-trims.ts';
import type { DrawGarment } from './garment.ts';
import { plain } from './garment.ts';
import { fallingFolds } from './skirt.ts';
import { backNeckBand, insideOfBack, mirroredOver, neckBand } from './upper-body.ts';
import type { UpperCut } from './upper-cut.ts';
import { bodyFolds, neckline, sleeveEdges, sleeveFolds, sleeveOutline } from './upper-cut.ts';

/** The parts of a dress that differ between styles. */
interface DressStyle {
  readonly neck: 'round' | 'v' | 'wrap';
  readonly sleeve: 'none' | 'short' | 'long';
  readonly skirtHalf: number;
  readonly waist: 'seam' | 'belt' | 'loose';
}

const styleOf = ({ random }: Sketch): DressStyle => ({
  neck: random.pick(['round', 'v', 'wrap']),
  sleeve: random.pick(['short', 'long', 'none']),
  skirtHalf: random.between(210, 320),
  waist: random.pick(['seam', 'belt', 'loose']),
});

const cutOf = (sketch: Sketch, style: DressStyle): UpperCut => ({
  neckHalf: style.sleeve === 'none' ? 96 : 84,
  neckTop: 130,
  neckFront: style.neck === 'round' ? 210 : style.neck === 'v' ? 280 : 330,
  neckShape: style.neck === 'round' ? 'round' : 'v',
  shoulderHalf: style.sleeve === 'none' ? 150 : 176,
  shoulderTop: style.sleeve === 'none' ? 156 : 176,
  chestHalf: 166,
  armpit: 334,
  waistHalf: style.waist === 'loose' ? 164 : 132,
  waist: 510,
  hemHalf: style.skirtHalf,
  hem: sketch.random.between(960, 1120),
  hemBow: 26,
  sleeveLength: style.sleeve === 'long' ? 500 : 180,
  cuffWidth: style.sleeve === 'long' ? 112 : 136,
  sleeveAngle: style.sleeve === 'long' ? 13 : 24,
});

/** Bodice and skirt in one outline. */
function dressOutline(cut: UpperCut, side: 'front' | 'back'): string {
  const low = side === 'front' ? cut.neckFront : cut.neckTop + 26;
  const shoulder = middle - cut.shoulderHalf;
  const chest = middle - cut.chestHalf;
  const waist = middle - cut.waistHalf;
  const hem = middle - cut.hemHalf;
  return symmetric(
    path`M ${middle} ${low} ${neckline(cut, side)} C ${middle - cut.neckHalf - 20} ${cut.neckTop + 10} ${shoulder + 30} ${cut.shoulderTop - 12} ${shoulder} ${cut.shoulderTop} C ${shoulder + 24} ${cut.shoulderTop + 60} ${chest + 30} ${cut.armpit - 60} ${chest} ${cut.armpit} C ${chest + 6} ${cut.armpit + 70} ${waist} ${cut.waist - 70} ${waist} ${cut.waist} C ${waist - 8} ${cut.waist + 130} ${hem + 20} ${cut.hem - 280} ${hem} ${cut.hem - 14} C ${middle - cut.hemHalf * 0.6} ${cut.hem + cut.hemBow * 0.7} ${middle - cut.hemHalf * 0.3} ${cut.hem + cut.hemBow} ${middle} ${cut.hem + cut.hemBow}`,
  );
}

const belt = (sketch: Sketch, cut: UpperCut, cloth: Cloth): string => {
  const y = cut.waist - 20;
  const half = cut.waistHalf + 3;
  const outline = path`M ${middle - half} ${y} C ${middle - 50} ${y + 12} ${middle + 50} ${y + 12} ${middle + half} ${y} L ${middle + half} ${y + 36} C ${middle + 50} ${y + 48} ${middle - 50} ${y + 48} ${middle - half} ${y + 36} Z`;
  const tail = path`M ${middle + 56} ${y + 20} C ${middle + 72} ${y + 80} ${middle + 78} ${y + 140} ${middle + 90} ${y + 210} L ${middle + 62} ${y + 214} C ${middle + 56} ${y + 140} ${middle + 48} ${y + 80} ${middle + 40} ${y + 34} Z`;
  return (
    piece(sketch, { outline: tail, cloth, rim: 8, softness: 4 }) +
    piece(sketch, { outline, cloth, rim: 12, softness: 5 }) +
    path`<ellipse cx="${middle + 50}" cy="${y + 26}" rx="15" ry="19" fill="${cloth.tones.light}" stroke="${cloth.tones.seam}" stroke-width="1.8"/>`
  );
};

interface SleeveParts {
  readonly style: DressStyle;
  readonly sketch: Sketch;
  readonly cut: UpperCut;
  readonly sleeveCloth: Cloth;
  readonly sleeveFold: { shadows: Modelling[]; lights: Modelling[] };
  readonly outerEnd: Point;
  readonly innerEnd: Point;
  readonly deep: string;
  readonly cuff: string;
}

/** The left sleeve with its cuff. */
function sleeveOf({
  style,
  sketch,
  cut,
  sleeveCloth,
  sleeveFold,
  outerEnd,
  innerEnd,
  deep,
  cuff,
}: SleeveParts): string {
  return style.sleeve === 'none'
    ? ''
    : piece(sketch, {
        outline: sleeveOutline(cut),
        cloth: sleeveCloth,
        rim: 30,
        ...sleeveFold,
        inside: gathers(outerEnd, innerEnd, 60, 8, deep),
      }) + piece(sketch, { outline: cuff, cloth: sleeveCloth, rim: 10, softness: 5 });
}

interface SeamsParts {
  readonly style: DressStyle;
  readonly waistSeam: string;
  readonly cloth: Cloth;
  readonly cut: UpperCut;
  readonly deep: string;
  readonly isFront: boolean;
  readonly wrapEdge: string;
  readonly hasButtons: boolean;
  readonly armhole: string;
}

/** Seams, wrap edge and buttons. */
function seamsOf({ style, waistSeam, cloth, cut, deep, isFront, wrapEdge, hasButtons, armhole }: SeamsParts): string {
  return (
    (style.waist === 'loose'
      ? ''
      : seam(waistSeam, cloth.tones, 2) +
        gathers([middle - cut.waistHalf, cut.waist + 70], [middle + cut.waistHalf, cut.waist + 70], 66, 15, deep)) +
    (isFront && style.neck === 'wrap'
      ? line(wrapEdge, deep, 12, 'opacity="0.2"') + seam(wrapEdge, cloth.tones, 2.4)
      : '') +
    (isFront && hasButtons
      ? seam(path`M ${middle + 16} ${cut.neckFront} L ${middle + 16} ${cut.hem + 30}`, cloth.tones, 1.8) +
        Array.from({ length: 8 }, (_, row) => button([middle, cut.neckFront + 34 + row * 78], 8.5, '#efe6d6')).join('')
      : '') +
    (isFront ? '' : seam(path`M ${middle} ${cut.neckTop + 26} L ${middle} ${cut.waist}`, cloth.tones, 2)) +
    (style.sleeve === 'none'
      ? topstitch(armhole, cloth.tones.thread, -9, 1.4) + topstitch(mirrored(armhole), cloth.tones.thread, 9, 1.4)
      : seam(armhole, cloth.tones, 2) + seam(mirrored(armhole), cloth.tones, 2))
  );
}

/** A dress: round, V or wrap neck, with or without sleeves, narrow to full. */
export const drawDress: DrawGarment = ({ sketch, colours, pattern, side }) => {
  const style = styleOf(sketch);
  const cut = cutOf(sketch, style);
  const isFront = side === 'front';
  const cloth = clothOf(sketch, colours, pattern);
  const sleeveCloth = clothOf(sketch, colours, pattern, { turn: cut.sleeveAngle });
  const trim = plain(cloth);
  const { deep } = cloth.tones;
  const outline = dressOutline(cut, side);
  const skirt = fallingFolds(cut.waist, cut.hem, cut.waistHalf, cut.hemHalf, cut.hemHalf > 260 ? 10 : 6);
  const bodice = bodyFolds({ ...cut, hem: cut.waist + 30, hemHalf: cut.waistHalf, waist: cut.waist - 60 }, 0.8);
  const waistSeam = path`M ${middle - cut.waistHalf - 4} ${cut.waist} C ${middle - 50} ${cut.waist + 14} ${middle + 50} ${cut.waist + 14} ${middle + cut.waistHalf + 4} ${cut.waist}`;
  const wrapEdge = path`M ${middle + cut.neckHalf - 4} ${cut.neckTop} C ${middle + 60} 240 ${middle + 10} 350 ${middle - cut.waistHalf + 20} ${cut.waist} C ${middle - 60} ${cut.waist + 200} ${middle - 20} ${cut.hem - 200} ${middle + 30} ${cut.hem + 30}`;
  const hasButtons = style.neck === 'v' && sketch.random.chance(0.5);
  const sleeveFold = sleeveFolds(cut);
  const { outerEnd, innerEnd } = sleeveEdges(cut);
  const cuff = cuffOutline(cut, style.sleeve === 'long' ? 44 : 20, style.sleeve === 'long' ? 18 : 6);
  const sleeve = sleeveOf({ style, sketch, cut, sleeveCloth, sleeveFold, outerEnd, innerEnd, deep, cuff });
  const armhole = path`M ${middle - cut.shoulderHalf} ${cut.shoulderTop} C ${middle - cut.shoulderHalf + 24} ${cut.shoulderTop + 60} ${middle - cut.chestHalf + 30} ${cut.armpit - 60} ${middle - cut.chestHalf} ${cut.armpit}`;
  const inside = seamsOf({ style, waistSeam, cloth, cut, deep, isFront, wrapEdge, hasButtons, armhole });
  return {
    shapes:
      (isFront ? insideOfBack(sketch, cut, cloth) : '') +
      sleeve +
      mirroredOver(sleeve) +
      piece(sketch, {
        outline,
        cloth,
        rim: 38,
        softness: 12,
        shadows: [...skirt.shadows, ...bodice.shadows],
        lights: [...skirt.lights, ...bodice.lights],
        inside,
      }) +
      (isFront ? backNeckBand(cut, trim, 10) : '') +
      neckBand(cut, trim, side, 10) +
      (style.waist === 'belt' ? belt(sketch, cut, cloth) : ''),
    silhouettes: [
      outline,
      ...(style.sleeve === 'none' ? [] : [sleeveOutline(cut), mirrored(sleeveOutline(cut)), cuff, mirrored(cuff)]),
    ],
    detail: [310, 90, 390],
  };
};
