import type { Cloth } from '../drawing-tools/cloth.ts';
import { softened } from '../drawing-tools/light-and-shadow.ts';
import { mirrored, path, symmetric } from '../drawing-tools/path-data.ts';
import { piece } from '../drawing-tools/piece.ts';
import { beside } from '../drawing-tools/sampled-curve.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';
import { line, seam, shape, topstitch } from '../drawing-tools/stitching.ts';
import { middle } from '../studio-ground.ts';

import type { UpperCut } from './upper-cut.ts';

const bothSides = (sketch: Sketch, outline: string, cloth: Cloth, inside: (data: string) => string, rim = 14): string =>
  [outline, mirrored(outline)]
    .map(
      (leaf) =>
        softened(
          sketch,
          6,
          leaf,
          `<path d="${leaf}" transform="translate(0 6)" fill="${cloth.tones.deep}" opacity="0.5"/>`,
        ) + piece(sketch, { outline: leaf, cloth, rim, softness: 7, inside: inside(leaf) }),
    )
    .join('');

/** A turned-down shirt collar; `spread` is how far its points stand apart, `length` how long they are. */
export function shirtCollar(
  sketch: Sketch,
  cut: UpperCut,
  cloth: Cloth,
  options: { readonly spread: number; readonly length: number },
): string {
  const { neckHalf: half, neckTop: top, neckFront: front } = cut;
  const { spread, length } = options;
  const stand = path`M ${middle - half + 6} ${top + 4} C ${middle - half * 0.5} ${top - 30} ${middle + half * 0.5} ${top - 30} ${middle + half - 6} ${top + 4} C ${middle + half * 0.5} ${top + 6} ${middle - half * 0.5} ${top + 6} ${middle - half + 6} ${top + 4} Z`;
  const leaf = path`M ${middle - half + 2} ${top - 12} C ${middle - half + 10} ${top + 18} ${middle - half * 0.4} ${front - 26} ${middle - 2} ${front - 4} L ${middle - spread} ${front + length} C ${middle - half * 0.9} ${front + length * 0.3} ${middle - half - 22} ${top + 50} ${middle - half - 26} ${top + 20} C ${middle - half - 24} ${top} ${middle - half - 12} ${top - 12} ${middle - half + 2} ${top - 12} Z`;
  return (
    shape(stand, cloth.tones.shade) +
    line(stand, cloth.tones.seam, 1.6, 'opacity="0.6"') +
    bothSides(sketch, leaf, cloth, (data) =>
      topstitch(beside(data, data === leaf ? 6 : -6), cloth.tones.thread, 0, 1.3),
    )
  );
}

/** How a turned-down collar looks from behind. */
export function collarFromBehind(sketch: Sketch, cut: UpperCut, cloth: Cloth, depth = 52): string {
  const { neckHalf: half, neckTop: top } = cut;
  const outline = symmetric(
    path`M ${middle} ${top - 20} C ${middle - half * 0.6} ${top - 20} ${middle - half} ${top - 12} ${middle - half - 4} ${top - 4} C ${middle - half - 16} ${top + 10} ${middle - half - 22} ${top + 24} ${middle - half - 26} ${top + 30} C ${middle - half * 0.6} ${top + depth} ${middle - half * 0.3} ${top + depth} ${middle} ${top + depth}`,
  );
  return (
    softened(
      sketch,
      6,
      outline,
      `<path d="${outline}" transform="translate(0 6)" fill="${cloth.tones.deep}" opacity="0.5"/>`,
    ) + piece(sketch, { outline, cloth, rim: 16, softness: 7 })
  );
}

/** A collar that stands up round the neck, as on a jacket. */
export function standCollar(sketch: Sketch, cut: UpperCut, cloth: Cloth, height: number, inside = ''): string {
  const { neckHalf: half, neckTop: top, neckFront: front } = cut;
  const back = path`M ${middle - half - 6} ${top + 12} C ${middle - half} ${top - height * 0.7} ${middle - half * 0.6} ${top - height} ${middle} ${top - height} C ${middle + half * 0.6} ${top - height} ${middle + half} ${top - height * 0.7} ${middle + half + 6} ${top + 12} L ${middle} ${front} Z`;
  const leaf = path`M ${middle - half - 10} ${top + 14} C ${middle - half - 4} ${top - 20} ${middle - half + 8} ${top - height * 0.8} ${middle - half + 14} ${top - height * 0.86} C ${middle - half * 0.8} ${top - height * 0.2} ${middle - half * 0.3} ${front - height * 0.95} ${middle - 3} ${front - height * 0.8} L ${middle - 3} ${front + 8} C ${middle - half * 0.6} ${front + 6} ${middle - half - 4} ${top + 60} ${middle - half - 10} ${top + 14} Z`;
  return (
    shape(back, cloth.tones.deep) + shape(back, '#1d1815', 0.22) + bothSides(sketch, leaf, cloth, () => '', 18) + inside
  );
}

/** A rolled neck; higher than `standCollar` and closed all round. */
export function rollNeck(sketch: Sketch, cut: UpperCut, cloth: Cloth, height: number): string {
  const { neckHalf: half, neckTop: top, neckFront: front } = cut;
  const tube = symmetric(
    path`M ${middle} ${top - height} C ${middle - half * 0.7} ${top - height} ${middle - half * 0.94} ${top - height + 6} ${middle - half * 0.96} ${top - height + 18} C ${middle - half * 0.98} ${top - 20} ${middle - half - 2} ${top - 6} ${middle - half - 10} ${top + 12} C ${middle - half * 0.7} ${front + 6} ${middle - half * 0.3} ${front + 14} ${middle} ${front + 14}`,
  );
  const foldOver = symmetric(
    path`M ${middle} ${top - height} C ${middle - half * 0.7} ${top - height} ${middle - half * 0.98} ${top - height + 4} ${middle - half} ${top - height + 16} C ${middle - half - 6} ${top - height * 0.4} ${middle - half - 6} ${top - height * 0.2} ${middle - half - 2} ${top - 2} C ${middle - half * 0.7} ${top + 24} ${middle - half * 0.3} ${top + 30} ${middle} ${top + 30}`,
  );
  const rim = path`M ${middle - half * 0.94} ${top - height + 14} C ${middle - half * 0.5} ${top - height + 30} ${middle + half * 0.5} ${top - height + 30} ${middle + half * 0.94} ${top - height + 14}`;
  return (
    piece(sketch, { outline: tube, cloth, rim: 22 }) +
    softened(
      sketch,
      6,
      foldOver,
      `<path d="${foldOver}" transform="translate(0 7)" fill="${cloth.tones.deep}" opacity="0.6"/>`,
    ) +
    piece(sketch, {
      outline: foldOver,
      cloth,
      rim: 26,
      inside: softened(sketch, 5, foldOver, line(rim, cloth.tones.deep, 10, 'opacity="0.4"')),
    })
  );
}

/** The notched collar and lapels of blazers and coats, folded open down to `breakPoint`. */
export function lapels(
  sketch: Sketch,
  cut: UpperCut,
  cloth: Cloth,
  options: { readonly breakPoint: number; readonly width: number; readonly peaked: boolean; readonly overlap: number },
): string {
  const { neckHalf: half, neckTop: top } = cut;
  const { breakPoint, width, peaked, overlap } = options;
  const reach = breakPoint - top;
  const notch = top + reach * 0.36;
  const outerX = middle - half - width;
  const neckX = middle - half + 4;
  const lapel = path`M ${neckX + 2} ${top + reach * 0.12} C ${neckX + 20} ${top + reach * 0.4} ${middle - 20} ${top + reach * 0.75} ${middle + overlap} ${breakPoint} C ${middle - 40} ${breakPoint - reach * 0.12} ${outerX + 30} ${notch + reach * 0.26} ${outerX - (peaked ? 6 : 0)} ${notch + (peaked ? -22 : 16)} L ${outerX + width * 0.46} ${notch + (peaked ? 4 : -6)} Z`;
  const collar = path`M ${neckX + 8} ${top - 14} C ${neckX - 30} ${top + 6} ${middle - half - 44} ${top + reach * 0.1} ${outerX + 14} ${notch - 32} L ${outerX + width * 0.5} ${notch - 2} L ${neckX + 14} ${top + reach * 0.2} C ${neckX + 6} ${top + reach * 0.12} ${neckX + 4} ${top + 12} ${neckX + 8} ${top - 14} Z`;
  const back = path`M ${neckX} ${top + 6} C ${neckX + 20} ${top - 30} ${2 * middle - neckX - 20} ${top - 30} ${2 * middle - neckX} ${top + 6} C ${middle + half * 0.4} ${top + 14} ${middle - half * 0.4} ${top + 14} ${neckX} ${top + 6} Z`;
  const right = mirrored(lapel);
  const drawn = (outline: string, isLeft: boolean): string =>
    softened(
      sketch,
      7,
      outline,
      `<path d="${outline}" transform="translate(0 7)" fill="${cloth.tones.deep}" opacity="0.55"/>`,
    ) + piece(sketch, { outline, cloth, rim: 14, softness: 7, sideLight: isLeft ? 0.35 : -0.2 });
  return (
    piece(sketch, { outline: back, cloth, rim: 12, softness: 5 }) +
    drawn(right, false) +
    drawn(lapel, true) +
    drawn(collar, true) +
    drawn(mirrored(collar), false)
  );
}

/** A hood lying open behind the neck: its inside shows above the front neckline. */
export function hood(sketch: Sketch, cut: UpperCut, cloth: Cloth, lining: Cloth): string {
  const { neckHalf: half, neckTop: top, neckFront: front } = cut;
  const outer = symmetric(
    path`M ${middle} ${top - 118} C ${middle - 74} ${top - 118} ${middle - half - 42} ${top - 80} ${middle - half - 44} ${top - 6} C ${middle - half - 44} ${top + 40} ${middle - half * 0.7} ${front - 4} ${middle} ${front + 26}`,
  );
  const opening = symmetric(
    path`M ${middle} ${top - 84} C ${middle - 52} ${top - 84} ${middle - half - 4} ${top - 60} ${middle - half - 8} ${top + 2} C ${middle - half - 2} ${top + 40} ${middle - half * 0.5} ${front - 20} ${middle} ${front + 14}`,
  );
  const edge = topstitch(beside(opening, -13), cloth.tones.thread, 0, 1.5);
  return (
    softened(
      sketch,
      9,
      outer,
      `<path d="${outer}" transform="translate(0 8)" fill="${cloth.tones.deep}" opacity="0.55"/>`,
    ) +
    piece(sketch, { outline: outer, cloth, rim: 30, inside: edge }) +
    piece(sketch, {
      outline: opening,
      cloth: lining,
      rim: 56,
      softness: 16,
      inside: seam(path`M ${middle} ${top - 84} L ${middle} ${front - 30}`, lining.tones, 1.8),
    })
  );
}

/** How a hood hangs down the back. */
export function hoodFromBehind(sketch: Sketch, cut: UpperCut, cloth: Cloth): string {
  const { neckHalf: half, neckTop: top } = cut;
  const outline = symmetric(
    path`M ${middle} ${top - 64} C ${middle - 70} ${top - 64} ${middle - half - 44} ${top - 36} ${middle - half - 46} ${top + 24} C ${middle - half - 40} ${top + 90} ${middle - 70} ${top + 160} ${middle} ${top + 196}`,
  );
  return (
    softened(
      sketch,
      9,
      outline,
      `<path d="${outline}" transform="translate(0 9)" fill="${cloth.tones.deep}" opacity="0.55"/>`,
    ) +
    piece(sketch, {
      outline,
      cloth,
      rim: 36,
      shadows: [
        {
          data: path`M ${middle - half} ${top + 10} C ${middle - 40} ${top + 60} ${middle + 40} ${top + 60} ${middle + half} ${top + 10}`,
          width: 16,
          strength: 0.4,
        },
      ],
      inside: seam(path`M ${middle} ${top - 64} L ${middle} ${top + 196}`, cloth.tones, 2),
    })
  );
}
