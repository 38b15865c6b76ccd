import type { Cloth } from '../drawing-tools/cloth.ts';
import { button } from '../drawing-tools/fastenings.ts';
import { fold } from '../drawing-tools/light-and-shadow.ts';
import type { Point } from '../drawing-tools/path-data.ts';
import { path } from '../drawing-tools/path-data.ts';
import { piece } from '../drawing-tools/piece.ts';
import { beside } from '../drawing-tools/sampled-curve.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';
import { line, seam, topstitch } from '../drawing-tools/stitching.ts';
import { middle } from '../studio-ground.ts';
import type { UpperCut } from './upper-cut.ts';
import { sleeveEdges } from './upper-cut.ts';

/** The outline of a cuff on the left sleeve: `height` along the sleeve, `narrower` on both sides. */
export function cuffOutline(cut: UpperCut, height: number, narrower = 0): string {
  const { outerEnd, innerEnd, along, across } = sleeveEdges(cut);
  const at = (end: Point, down: number, in_: number): string =>
    path`${end[0] + along[0] * down + across[0] * in_} ${end[1] + along[1] * down + across[1] * in_}`;
  return `M ${at(outerEnd, -4, narrower * 0.4)} L ${at(innerEnd, -4, -narrower * 0.4)} C ${at(innerEnd, height * 0.3, -narrower)} ${at(innerEnd, height * 0.6, -narrower)} ${at(innerEnd, height, -narrower)} L ${at(outerEnd, height, narrower)} C ${at(outerEnd, height * 0.6, narrower)} ${at(outerEnd, height * 0.3, narrower)} ${at(outerEnd, -4, narrower * 0.4)} Z`;
}

/** Small folds where cloth is gathered into a cuff or a band. */
export function gathers(from: Point, to: Point, length: number, count: number, colour: string): string {
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count;
    const x = from[0] + (to[0] - from[0]) * share;
    const y = from[1] + (to[1] - from[1]) * share;
    const reach = length * (0.6 + 0.4 * Math.abs(Math.sin(index * 2.3)));
    return `<path d="${fold([x, y], [x + 2, y - reach * 0.5], [x - 3, y - reach], 3.4)}" fill="${colour}" opacity="0.5"/>`;
  }).join('');
}

/** A knitted or sewn band at the hem of the body. */
export function hemBandOutline(cut: UpperCut, height: number, narrower = 0): string {
  const left = middle - cut.hemHalf;
  const right = middle + cut.hemHalf;
  const y = cut.hem - 10;
  return path`M ${left} ${y} C ${left + 100} ${y + cut.hemBow + 8} ${right - 100} ${y + cut.hemBow + 8} ${right} ${y} C ${right - narrower} ${y + height * 0.3} ${right - narrower} ${y + height * 0.6} ${right - narrower} ${y + height} C ${right - 100} ${y + height + cut.hemBow + 6} ${left + 100} ${y + height + cut.hemBow + 6} ${left + narrower} ${y + height} C ${left + narrower} ${y + height * 0.6} ${left + narrower} ${y + height * 0.3} ${left} ${y} Z`;
}

/** The strip in the middle of the front that buttons sit on. */
export function placket(
  cloth: Cloth,
  options: {
    readonly from: number;
    readonly to: number;
    readonly width: number;
    readonly buttons: number;
    readonly buttonColour: string;
    readonly buttonSize?: number;
    readonly at?: number;
  },
): string {
  const { from, to, width, buttons, buttonColour, buttonSize = 9, at = middle } = options;
  const left = path`M ${at - width / 2} ${from} L ${at - width / 2} ${to}`;
  const right = path`M ${at + width / 2} ${from} L ${at + width / 2} ${to}`;
  const gap = (to - from) / (buttons + 0.35);
  return (
    seam(left, cloth.tones, 1.8) +
    seam(right, cloth.tones, 1.8) +
    topstitch(left, cloth.tones.thread, -6, 1.3) +
    topstitch(right, cloth.tones.thread, 6, 1.3) +
    Array.from({ length: buttons }, (_, index) =>
      button([at, from + gap * (index + 0.55)], buttonSize, buttonColour),
    ).join('')
  );
}

export interface PatchPocketOptions {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly flap?: boolean;
  readonly point?: number;
}

/** A pocket sewn on from outside; with a pointed or straight lower edge, and an optional flap. */
export function patchPocket(sketch: Sketch, cloth: Cloth, options: PatchPocketOptions): string {
  const { x, y, width, height, flap = false, point = 0 } = options;
  const outline = path`M ${x} ${y} L ${x + width} ${y} L ${x + width - 2} ${y + height - 8} Q ${x + width - 3} ${y + height} ${x + width - 12} ${y + height} L ${x + width / 2} ${y + height + point} L ${x + 12} ${y + height} Q ${x + 3} ${y + height} ${x + 2} ${y + height - 8} Z`;
  const lid = path`M ${x - 4} ${y - 6} L ${x + width + 4} ${y - 6} L ${x + width + 2} ${y + height * 0.26} Q ${x + width / 2} ${y + height * 0.26 + point + 8} ${x - 2} ${y + height * 0.26} Z`;
  const { thread } = cloth.tones;
  return (
    piece(sketch, {
      outline,
      cloth,
      rim: 12,
      softness: 5,
      inside:
        topstitch(beside(outline, 6), thread, 0, 1.4) +
        line(path`M ${x} ${y + 18} L ${x + width} ${y + 18}`, thread, 1.3, 'stroke-dasharray="7 4.5" opacity="0.7"'),
    }) +
    (flap
      ? piece(sketch, {
          outline: lid,
          cloth,
          rim: 10,
          softness: 4,
          inside: topstitch(beside(lid, 6), thread, 0, 1.4),
        }) + button([x + width / 2, y + height * 0.17], 7.5, cloth.tones.shade)
      : '')
  );
}

/** A pocket one only sees the opening of, with a narrow welt or a flap. */
export function weltPocket(sketch: Sketch, cloth: Cloth, from: Point, to: Point, height: number): string {
  const slope = (to[1] - from[1]) / (to[0] - from[0]);
  const outline = path`M ${from[0]} ${from[1]} L ${to[0]} ${to[1]} L ${to[0] - 2} ${to[1] + height - 4} Q ${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2 + height + 5} ${from[0] + 2} ${from[1] + height - 4 + slope} Z`;
  return piece(sketch, {
    outline,
    cloth,
    rim: 8,
    softness: 4,
    inside: height > 26 ? topstitch(beside(outline, 5), cloth.tones.thread, 0, 1.2) : '',
  });
}
