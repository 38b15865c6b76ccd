import type { Cloth } from './cloth.ts';
import { clipped, linearGradient, softened } from './light-and-shadow.ts';
import { boundsOf } from './path-data.ts';
import type { Sketch } from './sketch.ts';
import { line, shape } from './stitching.ts';

/** A soft dark or light shape on a piece; strength 0–1. */
export interface Modelling {
  readonly data: string;
  readonly strength?: number;
  /** Given, the path is a line of this width instead of a filled shape. */
  readonly width?: number;
}

export interface PieceOptions {
  readonly outline: string;
  readonly cloth: Cloth;
  readonly shadows?: readonly Modelling[];
  readonly lights?: readonly Modelling[];
  /** How far the rounding of the edge reaches in; 0 for a flat piece. */
  readonly rim?: number;
  readonly softness?: number;
  /** Light from the left (positive) or right (negative), 0–1. */
  readonly sideLight?: number;
  /** Drawn inside the outline on top of the shading: seams, stitching. */
  readonly inside?: string;
  readonly edge?: boolean;
}

const modelled = (shapes: readonly Modelling[], colour: string): string =>
  shapes
    .map(({ data, strength = 0.4, width }) =>
      width === undefined
        ? `<path d="${data}" fill="${colour}" opacity="${strength}"/>`
        : `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity="${strength}"/>`,
    )
    .join('');

/** One piece of material with rounded edges, folds and light. */
export function piece(sketch: Sketch, options: PieceOptions): string {
  const { outline, cloth, shadows = [], lights = [], rim = 26, softness = 11, inside = '' } = options;
  const { tones } = cloth;
  const { x, y, width, height } = boundsOf(outline);
  const sideLight = options.sideLight ?? 0.35;
  const lit = linearGradient(
    sketch,
    [x, y, x + width, y + height * 0.35],
    sideLight >= 0
      ? [
          { at: 0, colour: tones.bright, opacity: sideLight },
          { at: 0.5, colour: tones.base, opacity: 0 },
          { at: 1, colour: tones.deep, opacity: sideLight * 0.8 },
        ]
      : [
          { at: 0, colour: tones.deep, opacity: -sideLight * 0.8 },
          { at: 0.5, colour: tones.base, opacity: 0 },
          { at: 1, colour: tones.bright, opacity: -sideLight },
        ],
  );
  const rounding =
    rim > 0 ? `<path d="${outline}" fill="none" stroke="${tones.deep}" stroke-width="${rim}" opacity="0.42"/>` : '';
  const shading = softened(
    sketch,
    softness,
    outline,
    rounding + modelled(shadows, tones.deep) + modelled(lights, tones.bright),
  );
  const layers =
    shape(outline, tones.base) +
    cloth.surfaces.map((surface) => shape(outline, surface)).join('') +
    shape(outline, lit) +
    shading +
    inside;
  const edge = options.edge === false ? '' : line(outline, tones.seam, 1.6, 'opacity="0.55"');
  return clipped(sketch, outline, layers) + edge;
}
