import type { Cloth } from '../drawing-tools/cloth.ts';
import { button, rivet } from '../drawing-tools/fastenings.ts';
import { softened } from '../drawing-tools/light-and-shadow.ts';
import { mirrored, path } from '../drawing-tools/path-data.ts';
import { beside } from '../drawing-tools/sampled-curve.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';
import { doubleTopstitch, line, seam, shape, topstitch } from '../drawing-tools/stitching.ts';
import { middle } from '../studio-ground.ts';
import { patchPocket } from './garment-trims.ts';
import type { LowerCut } from './lower-cut.ts';
import { waistbandHeight } from './waistband.ts';

/** Copper. */
const rivetMetal = '#b5793f';

function runOnce(cut: LowerCut, cloth: Cloth, thread: string): string {
  const top = cut.waistTop + waistbandHeight + 14;
  const centre = path`M ${middle} ${top} L ${middle} ${cut.crotch}`;
  const curve = path`M ${middle + 34} ${top} C ${middle + 36} ${top + 100} ${middle + 34} ${cut.crotch - 76} ${middle + 2} ${cut.crotch - 40}`;
  return seam(centre, cloth.tones, 2.2) + doubleTopstitch(curve, thread, 3, 6);
}

/** Where denim has faded on the thighs. */
export const wornLight = (sketch: Sketch, cut: LowerCut, cloth: Cloth, outline: string): string => {
  const patch = path`M ${middle - 120} 420 C ${middle - 60} 440 ${middle - 60} 640 ${middle - 100} 760 C ${middle - 140} 640 ${middle - 150} 500 ${middle - 120} 420 Z`;
  return (
    softened(
      sketch,
      26,
      outline,
      shape(patch, cloth.tones.bright, 0.5) + shape(mirrored(patch), cloth.tones.bright, 0.44),
    ) + (cut.hem > 900 ? '' : '')
  );
};

/** Five pockets, rivets and contrasting thread. */
export function jeansParts(sketch: Sketch, cut: LowerCut, cloth: Cloth, isFront: boolean, thread: string): string {
  const top = cut.waistTop + waistbandHeight + 10;
  const yokeLeft = path`M ${middle} ${top + 74} L ${middle - cut.waistHalf - 26} ${top + 30}`;
  if (!isFront) {
    const pocket = { y: top + 96, width: 110, height: 124, point: 18 };
    const thready = { ...cloth, tones: { ...cloth.tones, thread } };
    return (
      [yokeLeft, mirrored(yokeLeft)]
        .map((data, index) => seam(data, cloth.tones, 2) + doubleTopstitch(data, thread, index === 0 ? -7 : 7, 6))
        .join('') +
      seam(path`M ${middle} ${top} L ${middle} ${cut.crotch}`, cloth.tones, 2) +
      doubleTopstitch(path`M ${middle} ${top} L ${middle} ${cut.crotch}`, thread, -6) +
      patchPocket(sketch, thready, { x: middle - 146, ...pocket }) +
      patchPocket(sketch, thready, { x: middle + 36, ...pocket }) +
      path`<rect x="${middle + 60}" y="${cut.waistTop + 8}" width="62" height="42" rx="2" fill="#a9743f" stroke="#7a5028" stroke-width="1.4"/><rect x="${middle + 65}" y="${cut.waistTop + 13}" width="52" height="32" rx="1" fill="none" stroke="#d9b184" stroke-width="1.2" stroke-dasharray="4 3"/>`
    );
  }
  const opening = path`M ${middle - 62} ${top + 4} C ${middle - 70} ${top + 60} ${middle - 110} ${top + 84} ${middle - cut.hipHalf + 8} ${top + 82}`;
  const coin = path`M ${middle + 96} ${top + 34} L ${middle + 146} ${top + 44} L ${middle + 144} ${top + 92} L ${middle + 90} ${top + 88} Z`;
  return (
    runOnce(cut, cloth, thread) +
    line(beside(coin, 0), cloth.tones.seam, 1.6, 'opacity="0.6"') +
    topstitch(coin, thread, 5, 1.4) +
    [opening, mirrored(opening)]
      .map((data, index) => seam(data, cloth.tones, 3) + doubleTopstitch(data, thread, index === 0 ? -7 : 7, 6))
      .join('') +
    [-64, 64, -(cut.hipHalf - 18), cut.hipHalf - 18]
      .map((x, index) => rivet([middle + x, top + (index < 2 ? 10 : 76)], 5.5, rivetMetal))
      .join('')
  );
}

/** Slanted pockets, a hook or button, a pressed crease or pleats. */
export function trouserParts(sketch: Sketch, cut: LowerCut, cloth: Cloth, isFront: boolean): string {
  const { random } = sketch;
  const top = cut.waistTop + waistbandHeight + 10;
  const { thread } = cloth.tones;
  const hasCrease = random.chance(0.6) && cut.hem > 900;
  const hasPleats = random.chance(0.45);
  const pocket = path`M ${middle - 108} ${top + 6} L ${middle - cut.hipHalf + 6} ${top + 128}`;
  const back = path`M ${middle - 124} ${top + 104} L ${middle - 38} ${top + 110}`;
  const pleat = path`M ${middle - 66} ${top + 10} C ${middle - 70} ${top + 60} ${middle - 78} ${top + 110} ${middle - 84} ${top + 160}`;
  const crease = path`M ${middle - 92} ${top + 120} C ${middle - 100} ${cut.knee - 100} ${middle - (cut.kneeOuter + cut.kneeInner) / 2} ${cut.knee} ${middle - (cut.hemOuter + cut.hemInner) / 2} ${cut.hem}`;
  const both = (data: string, width: number): string =>
    seam(data, cloth.tones, width) + seam(mirrored(data), cloth.tones, width);
  return (
    (hasCrease
      ? [crease, mirrored(crease)]
          .map(
            (data) =>
              line(data, cloth.tones.deep, 3, 'opacity="0.32"') +
              line(beside(data, 4), cloth.tones.bright, 3, 'opacity="0.4"'),
          )
          .join('')
      : '') +
    (isFront
      ? runOnce(cut, cloth, thread) +
        both(pocket, 2.6) +
        topstitch(pocket, thread, -7, 1.4) +
        topstitch(mirrored(pocket), thread, 7, 1.4) +
        (hasPleats ? both(pleat, 3) : '')
      : seam(path`M ${middle} ${top} L ${middle} ${cut.crotch}`, cloth.tones, 2) +
        both(back, 4) +
        button([middle - 82, top + 124], 7, cloth.tones.shade) +
        button([middle + 82, top + 124], 7, cloth.tones.shade))
  );
}

/** The row of thread above both hems. */
export const hemStitch = (cut: LowerCut, thread: string): string => {
  const row = path`M ${middle - cut.hemOuter} ${cut.hem - 22} C ${middle - cut.hemOuter + 30} ${cut.hem - 14} ${middle - cut.hemInner - 30} ${cut.hem - 14} ${middle - cut.hemInner} ${cut.hem - 20}`;
  return topstitch(row, thread) + topstitch(mirrored(row), thread);
};

/** The rivet or button at the waist. */
export const waistClosing = (cut: LowerCut, cloth: Cloth, isJeans: boolean): string =>
  isJeans
    ? rivet([middle, cut.waistTop + 34], 13, rivetMetal)
    : button([middle + 8, cut.waistTop + 34], 9.5, cloth.tones.shade);
