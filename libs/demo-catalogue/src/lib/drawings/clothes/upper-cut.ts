import { fold } from '../drawing-tools/light-and-shadow.ts';
import type { Point } from '../drawing-tools/path-data.ts';
import { mirrored, path, symmetric } from '../drawing-tools/path-data.ts';
import type { Modelling } from '../drawing-tools/piece.ts';
import { middle } from '../studio-ground.ts';

/** The measures of something worn on the upper body; half widths are from the middle of the image. */
export interface UpperCut {
  readonly neckHalf: number;
  readonly neckTop: number;
  /** Where the front neckline is lowest. */
  readonly neckFront: number;
  readonly neckShape: 'round' | 'v';
  readonly shoulderHalf: number;
  readonly shoulderTop: number;
  readonly chestHalf: number;
  readonly armpit: number;
  readonly waistHalf: number;
  readonly waist: number;
  readonly hemHalf: number;
  readonly hem: number;
  /** How much lower the hem hangs in the middle. */
  readonly hemBow: number;
  readonly sleeveLength: number;
  readonly cuffWidth: number;
  /** Degrees the sleeve stands out from the body. */
  readonly sleeveAngle: number;
}

/** The left half of the neckline, from the middle to the shoulder. */
export function neckline(cut: UpperCut, side: 'front' | 'back'): string {
  const { neckHalf, neckTop, neckFront, neckShape } = cut;
  const low = side === 'front' ? neckFront : neckTop + 26;
  const left = middle - neckHalf;
  if (side === 'front' && neckShape === 'v') {
    return path`C ${middle - neckHalf * 0.25} ${low - 18} ${left + 6} ${neckTop + (low - neckTop) * 0.45} ${left} ${neckTop}`;
  }
  return path`C ${middle - neckHalf * 0.62} ${low} ${left - 2} ${neckTop + (low - neckTop) * 0.62} ${left} ${neckTop}`;
}

/** The complete neckline from the right shoulder to the left, for collars and bindings. */
export function fullNeckline(cut: UpperCut, side: 'front' | 'back'): string {
  const low = side === 'front' ? cut.neckFront : cut.neckTop + 26;
  const left = `M ${middle} ${low} ${neckline(cut, side)}`;
  const right = symmetric(left).slice(left.length).replace(' Z', '');
  return path`M ${middle + cut.neckHalf} ${cut.neckTop} ${right} ${neckline(cut, side)}`;
}

/** The outline of the body piece. */
export function bodyOutline(cut: UpperCut, side: 'front' | 'back' = 'front'): string {
  const low = side === 'front' ? cut.neckFront : cut.neckTop + 26;
  const shoulder = middle - cut.shoulderHalf;
  const chest = middle - cut.chestHalf;
  const waist = middle - cut.waistHalf;
  const hem = middle - cut.hemHalf;
  const { shoulderTop, armpit } = cut;
  return symmetric(
    path`M ${middle} ${low} ${neckline(cut, side)} C ${middle - cut.neckHalf - 30} ${cut.neckTop + 14} ${shoulder + 50} ${shoulderTop - 20} ${shoulder} ${shoulderTop} C ${shoulder + 20} ${shoulderTop + 50} ${chest + 26} ${armpit - 60} ${chest} ${armpit} C ${chest + 4} ${armpit + (cut.waist - armpit) * 0.4} ${waist} ${cut.waist - 90} ${waist} ${cut.waist} C ${waist} ${cut.waist + 90} ${hem} ${cut.hem - 120} ${hem} ${cut.hem - 8} C ${hem + 90} ${cut.hem + cut.hemBow * 0.6} ${middle - 120} ${cut.hem + cut.hemBow} ${middle} ${cut.hem + cut.hemBow}`,
  );
}

/** The edges of the left sleeve: where it starts, where it ends. */
export interface SleeveEdges {
  readonly outerEnd: Point;
  readonly innerEnd: Point;
  readonly outer: string;
  readonly inner: string;
  readonly along: Point;
  readonly across: Point;
}

/** Where the left sleeve runs. */
export function sleeveEdges(cut: UpperCut): SleeveEdges {
  const turn = (cut.sleeveAngle * Math.PI) / 180;
  const along: Point = [-Math.sin(turn), Math.cos(turn)];
  const across: Point = [Math.cos(turn), Math.sin(turn)];
  const [startX, startY] = [middle - cut.shoulderHalf, cut.shoulderTop];
  const [armX, armY] = [middle - cut.chestHalf, cut.armpit];
  const length = cut.sleeveLength;
  const bulge = Math.min(26, length * 0.06);
  const outerEnd: Point = [startX + along[0] * length - bulge, startY + along[1] * length];
  const innerEnd: Point = [outerEnd[0] + across[0] * cut.cuffWidth, outerEnd[1] + across[1] * cut.cuffWidth];
  const outer = path`C ${startX - 34} ${startY + 22} ${startX + along[0] * length * 0.3 - bulge * 1.8} ${startY + along[1] * length * 0.25} ${startX + along[0] * length * 0.5 - bulge * 1.5} ${startY + along[1] * length * 0.5} C ${startX + along[0] * length * 0.7 - bulge * 1.3} ${startY + along[1] * length * 0.7} ${outerEnd[0] - along[0] * length * 0.12} ${outerEnd[1] - along[1] * length * 0.12} ${outerEnd[0]} ${outerEnd[1]}`;
  const back = Math.hypot(innerEnd[0] - armX, innerEnd[1] - armY);
  const inner = path`C ${innerEnd[0] - along[0] * back * 0.3} ${innerEnd[1] - along[1] * back * 0.3} ${armX - back * 0.07} ${armY + back * 0.42} ${armX + 4} ${armY}`;
  return { outerEnd, innerEnd, outer, inner, along, across };
}

/** The outline of the left sleeve; its head lies under the body piece. */
export function sleeveOutline(cut: UpperCut): string {
  const { innerEnd, outer, inner, outerEnd, along } = sleeveEdges(cut);
  const startX = middle - cut.shoulderHalf;
  const bow = Math.min(8, cut.cuffWidth * 0.06);
  return path`M ${startX} ${cut.shoulderTop} ${outer} Q ${(outerEnd[0] + innerEnd[0]) / 2 + along[0] * bow} ${(outerEnd[1] + innerEnd[1]) / 2 + along[1] * bow} ${innerEnd[0]} ${innerEnd[1]} ${inner} L ${middle - cut.chestHalf + 50} ${cut.armpit - 60} L ${startX + 46} ${cut.shoulderTop - 4} Z`;
}

/** Folds that a sleeve gets from hanging: at the armpit, and at the elbow of a long one. */
export function sleeveFolds(cut: UpperCut): { shadows: Modelling[]; lights: Modelling[] } {
  const { along, across } = sleeveEdges(cut);
  const [startX, startY] = [middle - cut.shoulderHalf, cut.shoulderTop];
  const at = (down: number, in_: number): [number, number] => [
    startX + along[0] * down + across[0] * in_ - 14,
    startY + along[1] * down + across[1] * in_,
  ];
  const room = cut.armpit - cut.shoulderTop;
  const shadows: Modelling[] = [
    { data: fold([middle - cut.chestHalf, cut.armpit], at(room * 0.9, 45), at(room * 0.5, 22), 14), strength: 0.4 },
    {
      data: fold([middle - cut.chestHalf - 6, cut.armpit + 16], at(room * 1.3, 45), at(room * 1.35, 20), 12),
      strength: 0.3,
    },
  ];
  const lights: Modelling[] = [
    { data: fold(at(20, 22), at(cut.sleeveLength * 0.4, 30), at(cut.sleeveLength * 0.85, 38), 12), strength: 0.5 },
  ];
  if (cut.sleeveLength > 420) {
    const elbow = cut.sleeveLength * 0.52;
    shadows.push(
      { data: fold(at(elbow - 40, 108), at(elbow, 60), at(elbow - 8, 26), 12), strength: 0.42 },
      { data: fold(at(elbow + 20, 104), at(elbow + 34, 66), at(elbow + 66, 22), 11), strength: 0.36 },
      { data: fold(at(elbow + 110, 92), at(elbow + 120, 60), at(elbow + 160, 30), 10), strength: 0.26 },
    );
    lights.push({ data: fold(at(elbow - 10, 96), at(elbow + 18, 60), at(elbow + 24, 24), 9), strength: 0.5 });
  }
  return { shadows, lights };
}

/** Drag lines of a body that hangs from its shoulders; looser clothes fold more. */
export function bodyFolds(cut: UpperCut, looseness = 1): { shadows: Modelling[]; lights: Modelling[] } {
  const chest = middle - cut.chestHalf;
  const length = cut.hem - cut.armpit;
  const waistSide = middle - cut.waistHalf;
  const one = (
    from: [number, number],
    bend: [number, number],
    to: [number, number],
    width: number,
    strength: number,
  ): Modelling => ({
    data: fold(from, bend, to, width * looseness),
    strength: strength * Math.min(1, looseness),
  });
  const shadows = [
    one([chest + 6, cut.armpit + 4], [chest + 60, cut.armpit + 40], [chest + 96, cut.armpit + 150], 13, 0.34),
    one([chest + 4, cut.armpit + 30], [chest + 34, cut.armpit + 130], [chest + 64, cut.armpit + 260], 12, 0.26),
    one(
      [waistSide + 30, cut.hem - 10],
      [waistSide + 60, cut.hem - length * 0.25],
      [waistSide + 104, cut.hem - length * 0.52],
      15,
      0.3,
    ),
    one(
      [middle - 60, cut.hem],
      [middle - 50, cut.hem - length * 0.2],
      [middle - 82, cut.hem - length * 0.42],
      13,
      0.22,
    ),
    one([waistSide, cut.waist - 20], [waistSide + 50, cut.waist - 6], [waistSide + 116, cut.waist + 34], 10, 0.22),
  ];
  const lights = [
    one([chest + 34, cut.armpit + 20], [chest + 74, cut.armpit + 120], [chest + 96, cut.armpit + 300], 12, 0.34),
    one(
      [waistSide + 80, cut.hem - 10],
      [waistSide + 100, cut.hem - length * 0.25],
      [waistSide + 140, cut.hem - length * 0.45],
      13,
      0.32,
    ),
  ];
  const withMirror = (folds: Modelling[], weaker: number): Modelling[] =>
    folds.flatMap((made) => [made, { ...made, data: mirrored(made.data), strength: (made.strength ?? 0.4) * weaker }]);
  return { shadows: withMirror(shadows, 1.05), lights: withMirror(lights, 0.65) };
}
