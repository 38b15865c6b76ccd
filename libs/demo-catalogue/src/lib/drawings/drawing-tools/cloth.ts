import type { DrawingPattern } from '../drawing-kinds.ts';
import type { Tones } from './colour-shading.ts';
import { tonesOf } from './colour-shading.ts';
import type { Sketch } from './sketch.ts';
import { surfaceTiles } from './surface-tiles.ts';

/** The material of a piece: its tones and the surfaces over the colour. */
export interface Cloth {
  readonly tones: Tones;
  readonly accent: Tones;
  readonly pattern: DrawingPattern;
  /** Fill references painted over the base colour, first one lowest. */
  readonly surfaces: readonly string[];
}

export interface ClothOptions {
  /** Degrees the pattern is turned by, as on a sleeve. */
  readonly turn?: number;
  readonly scale?: number;
}

/** Cloth of a colour with a pattern; the second colour is that of stripes, checks, dots and trimmings. */
export function clothOf(
  sketch: Sketch,
  colours: readonly string[],
  pattern: DrawingPattern,
  options: ClothOptions = {},
): Cloth {
  const [main = '#8a8580', second] = colours;
  const tones = tonesOf(main);
  const accent = tonesOf(second ?? (tones.isPale ? '#4c5a6b' : '#f1ece4'));
  const surfaces = surfaceTiles[pattern]({ sketch, tones, accent, colours }).map((tile) =>
    sketch.define((id) => {
      const turn = tile.fixed === true ? 0 : (options.turn ?? 0);
      const place = `rotate(${Math.round(turn)}) scale(${options.scale ?? 1})`;
      return `<pattern id="${id}" patternUnits="userSpaceOnUse" width="${tile.width}" height="${tile.height}" patternTransform="${place}">${tile.shapes}</pattern>`;
    }),
  );
  return { tones, accent, pattern, surfaces };
}
