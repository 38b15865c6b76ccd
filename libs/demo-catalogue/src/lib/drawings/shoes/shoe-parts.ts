import type { Cloth } from '../drawing-tools/cloth.ts';
import type { Tones } from '../drawing-tools/colour-shading.ts';
import { tonesOf } from '../drawing-tools/colour-shading.ts';
import { clipped, linearGradient, softened } from '../drawing-tools/light-and-shadow.ts';
import type { Point } from '../drawing-tools/path-data.ts';
import { boundsOf, path } from '../drawing-tools/path-data.ts';
import { placesAlong } from '../drawing-tools/sampled-curve.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';
import { line, shape } from '../drawing-tools/stitching.ts';

export interface ShoePanelOptions {
  readonly outline: string;
  readonly cloth: Cloth;
  /** Soft highlights and shadows along these lines: path and width. */
  readonly lights?: readonly (readonly [data: string, width: number, strength?: number])[];
  readonly shadows?: readonly (readonly [data: string, width: number, strength?: number])[];
  readonly inside?: string;
  /** Casts a little shadow on the piece below it. */
  readonly raised?: boolean;
  readonly rim?: number;
}

const strokes = (
  lines: readonly (readonly [data: string, width: number, strength?: number])[],
  colour: string,
  defaultStrength: number,
): string =>
  lines.map(([data, width, strength = defaultStrength]) => line(data, colour, width, `opacity="${strength}"`)).join('');

/** A panel of an upper: colour, surface, light from above, rounded edge. */
export function shoePanel(sketch: Sketch, options: ShoePanelOptions): string {
  const { outline, cloth, lights = [], shadows = [], inside = '', raised = false, rim = 22 } = options;
  const { tones } = cloth;
  const { x, y, width, height } = boundsOf(outline);
  const fromAbove = linearGradient(
    sketch,
    [x + width * 0.4, y, x + width * 0.5, y + height],
    [
      { at: 0, colour: tones.light },
      { at: 0.45, colour: tones.base },
      { at: 1, colour: tones.shade },
    ],
  );
  const modelling = softened(
    sketch,
    10,
    outline,
    (rim > 0 ? line(outline, tones.deep, rim, 'opacity="0.45"') : '') +
      strokes(shadows, tones.deep, 0.5) +
      strokes(lights, tones.bright, 0.75),
  );
  const dropped = raised
    ? softened(
        sketch,
        4,
        outline,
        `<path d="${outline}" transform="translate(0 5)" fill="${tones.deep}" opacity="0.55"/>`,
      )
    : '';
  return (
    dropped +
    clipped(
      sketch,
      outline,
      shape(outline, fromAbove) +
        cloth.surfaces.map((surface) => shape(outline, surface)).join('') +
        modelling +
        inside,
    ) +
    line(outline, tones.seam, 1.8, 'opacity="0.6"')
  );
}

/** A rubber or foam part of a sole, with the bevel of its upper edge. */
export function solePart(sketch: Sketch, outline: string, colour: string, inside = ''): string {
  const tones = tonesOf(colour);
  const { x, y, width, height } = boundsOf(outline);
  const round = linearGradient(
    sketch,
    [x, y, x, y + height],
    [
      { at: 0, colour: tones.light },
      { at: 0.5, colour: tones.base },
      { at: 1, colour: tones.shade },
    ],
  );
  const ends = linearGradient(
    sketch,
    [x, y, x + width, y],
    [
      { at: 0, colour: tones.deep, opacity: 0.5 },
      { at: 0.12, colour: tones.deep, opacity: 0 },
      { at: 0.9, colour: tones.deep, opacity: 0 },
      { at: 1, colour: tones.deep, opacity: 0.5 },
    ],
  );
  const rounding = softened(sketch, 5, outline, line(outline, tones.deep, 8, 'opacity="0.5"'));
  return (
    clipped(sketch, outline, shape(outline, round) + shape(outline, ends) + rounding + inside) +
    line(outline, tones.seam, 1.6, 'opacity="0.55"')
  );
}

/** A crisp line of light on a smooth surface, as on polished leather or rubber. */
export function gloss(sketch: Sketch, data: string, width: number, strength = 0.5): string {
  return softened(sketch, 3.5, data, line(data, '#ffffff', width, `opacity="${strength}"`));
}

const laceBar = (from: Point, to: Point, tones: Tones, width: number): string => {
  const bend = path`M ${from[0]} ${from[1]} Q ${(from[0] + to[0]) / 2 - 3} ${(from[1] + to[1]) / 2 - 9} ${to[0]} ${to[1]}`;
  return (
    line(bend, tones.seam, width + 2.4, 'opacity="0.55"') +
    line(bend, tones.base, width) +
    line(bend, tones.bright, width * 0.4, 'opacity="0.8"')
  );
};

export interface LacingOptions {
  /** The line of eyelets, from the toe upwards. */
  readonly eyelets: string;
  readonly count: number;
  /** From an eyelet to the middle of the tongue. */
  readonly reach: Point;
  readonly colour: string;
  readonly width?: number;
  readonly metal?: string;
}

/** Eyelets with the laces that run from them over the tongue. */
export function lacing(options: LacingOptions): string {
  const { eyelets, count, reach, colour, width = 11, metal } = options;
  const tones = tonesOf(colour);
  const places = placesAlong(eyelets, count);
  const holes = places
    .map(({ at: [x, y] }) =>
      metal === undefined
        ? path`<circle cx="${x}" cy="${y}" r="5.5" fill="#2a2522" opacity="0.75"/>`
        : path`<circle cx="${x}" cy="${y}" r="8" fill="${metal}" stroke="#3a332d" stroke-width="1.2"/><circle cx="${x}" cy="${y}" r="3.8" fill="#2a2522"/>`,
    )
    .join('');
  const bars = places
    .map(({ at }, index) => {
      const stretch = 1 + index * 0.02;
      return laceBar(at, [at[0] + reach[0] * stretch, at[1] + reach[1] * stretch], tones, width);
    })
    .join('');
  return holes + bars;
}

/** A tied bow, its knot at the place given. */
export function laceBow(at: Point, colour: string, size = 1, width = 9): string {
  const tones = tonesOf(colour);
  const [x, y] = at;
  const cords = [
    path`M ${x} ${y} C ${x - 30 * size} ${y - 34 * size} ${x - 70 * size} ${y - 18 * size} ${x - 58 * size} ${y + 8 * size} C ${x - 48 * size} ${y + 22 * size} ${x - 18 * size} ${y + 8 * size} ${x} ${y}`,
    path`M ${x} ${y} C ${x + 22 * size} ${y - 26 * size} ${x + 64 * size} ${y - 6 * size} ${x + 56 * size} ${y + 22 * size} C ${x + 48 * size} ${y + 36 * size} ${x + 18 * size} ${y + 14 * size} ${x} ${y}`,
    path`M ${x} ${y} C ${x - 10 * size} ${y + 26 * size} ${x - 34 * size} ${y + 44 * size} ${x - 38 * size} ${y + 74 * size}`,
    path`M ${x} ${y} C ${x + 12 * size} ${y + 22 * size} ${x + 20 * size} ${y + 48 * size} ${x + 12 * size} ${y + 78 * size}`,
  ];
  return (
    cords
      .map(
        (cord) =>
          line(cord, tones.seam, width + 2.2, 'opacity="0.5"') +
          line(cord, tones.base, width) +
          line(cord, tones.bright, width * 0.35, 'opacity="0.8"'),
      )
      .join('') +
    path`<ellipse cx="${x}" cy="${y}" rx="${9 * size}" ry="${8 * size}" fill="${tones.light}" stroke="${tones.seam}" stroke-width="1.5"/>`
  );
}

/** Small holes punched along a line. */
export function perforations(data: string, count: number, radius = 3.2): string {
  return placesAlong(data, count)
    .map(({ at: [x, y] }) => path`<circle cx="${x}" cy="${y}" r="${radius}" fill="#1c1714" opacity="0.5"/>`)
    .join('');
}
