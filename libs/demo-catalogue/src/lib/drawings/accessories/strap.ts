import type { Cloth } from '../drawing-tools/cloth.ts';
import { clothOf } from '../drawing-tools/cloth.ts';
import { softened } from '../drawing-tools/light-and-shadow.ts';
import { beside } from '../drawing-tools/sampled-curve.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';
import { line, topstitch } from '../drawing-tools/stitching.ts';

/** Brass, steel and gunmetal. */
export const metals = ['#c9ab66', '#bdb9b3', '#8f8a83'] as const;

/** A strap with an edge and two rows of thread; it follows the line. */
export function strap(data: string, cloth: Cloth, width: number): string {
  const { tones } = cloth;
  const flush = 'style="stroke-linecap:butt"';
  return (
    line(data, tones.seam, width + 2.5, flush) +
    line(data, tones.base, width, flush) +
    cloth.surfaces.map((surface) => line(data, surface, width, flush)).join('') +
    line(beside(data, -width * 0.22), tones.bright, width * 0.3, 'opacity="0.35"') +
    (width > 16
      ? topstitch(beside(data, width * 0.34), tones.thread, 0, 1.3) +
        topstitch(beside(data, -width * 0.34), tones.thread, 0, 1.3)
      : '')
  );
}

/** Bags are made of leather unless their pattern names another material. */
export const leatherOf = (sketch: Sketch, colours: readonly string[], pattern: Parameters<typeof clothOf>[2]): Cloth =>
  clothOf(sketch, colours, pattern === 'solid' ? 'leather' : pattern);

/** The shadow that a part lying on top throws on what is below it. */
export const dropped = (sketch: Sketch, outline: string, cloth: Cloth): string =>
  softened(
    sketch,
    7,
    outline,
    `<path d="${outline}" transform="translate(0 9)" fill="${cloth.tones.deep}" opacity="0.6"/>`,
  );
