import { shaded, tonesOf } from './colour-shading.ts';
import type { Point } from './path-data.ts';
import { path } from './path-data.ts';
import { beside, placesAlong } from './sampled-curve.ts';
import { line } from './stitching.ts';

/** A sewn-on button with four holes. */
export function button(at: Point, radius: number, colour: string): string {
  const tones = tonesOf(colour);
  const [x, y] = at;
  const gap = radius * 0.24;
  const holes = [
    [-gap, -gap],
    [gap, -gap],
    [-gap, gap],
    [gap, gap],
  ]
    .map(
      ([right = 0, down = 0]) =>
        path`<circle cx="${x + right}" cy="${y + down}" r="${Math.max(1, radius * 0.12)}" fill="${tones.deep}"/>`,
    )
    .join('');
  return (
    path`<circle cx="${x + radius * 0.12}" cy="${y + radius * 0.28}" r="${radius * 1.06}" fill="#2b221c" opacity="0.32"/>` +
    path`<circle cx="${x}" cy="${y}" r="${radius}" fill="${tones.base}" stroke="${tones.seam}" stroke-width="1.2"/>` +
    path`<circle cx="${x}" cy="${y}" r="${radius * 0.72}" fill="${tones.light}" stroke="${tones.shade}" stroke-width="1"/>` +
    holes
  );
}

/** A metal snap or rivet. */
export function rivet(at: Point, radius: number, metal: string): string {
  const [x, y] = at;
  return (
    path`<circle cx="${x}" cy="${y + 1.5}" r="${radius * 1.08}" fill="#2b221c" opacity="0.35"/>` +
    path`<circle cx="${x}" cy="${y}" r="${radius}" fill="${metal}" stroke="${shaded(metal, -0.25)}" stroke-width="1"/>` +
    path`<circle cx="${x - radius * 0.25}" cy="${y - radius * 0.3}" r="${radius * 0.4}" fill="${shaded(metal, 0.18)}"/>`
  );
}

/** A closed zip: tape on both sides, teeth, and a slider at its start. */
export function zipAlong(
  data: string,
  options: { readonly tape: string; readonly metal: string; readonly width?: number; readonly slider?: boolean },
): string {
  const { tape, metal, width = 9, slider = true } = options;
  const [start] = placesAlong(data, 60);
  const [x, y] = start?.at ?? [0, 0];
  const pull = slider
    ? path`<rect x="${x - 7}" y="${y - 6}" width="14" height="20" rx="4" fill="${metal}" stroke="${shaded(metal, -0.25)}" stroke-width="1.2"/>` +
      path`<rect x="${x - 4.5}" y="${y + 10}" width="9" height="32" rx="4.5" fill="${shaded(metal, 0.06)}" stroke="${shaded(metal, -0.25)}" stroke-width="1.2"/>`
    : '';
  return (
    line(data, shaded(tape, -0.1), width * 2.6, 'opacity="0.85" style="stroke-linecap:butt"') +
    line(data, shaded(metal, -0.3), width, 'style="stroke-linecap:butt"') +
    line(data, metal, width * 0.9, 'stroke-dasharray="3 3.4" style="stroke-linecap:butt"') +
    line(data, shaded(metal, -0.35), 1.4) +
    line(beside(data, width * 1.35), shaded(tape, -0.18), 1.4, 'opacity="0.7"') +
    line(beside(data, -width * 1.35), shaded(tape, -0.18), 1.4, 'opacity="0.7"') +
    pull
  );
}
