import { tonesOf } from '../drawing-tools/colour-shading.ts';
import { path } from '../drawing-tools/path-data.ts';
import { placesAlong } from '../drawing-tools/sampled-curve.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';

/** A fluffy edge of tufts along a line; `reach` is how far the tufts stand out on both sides. */
export function fleeceEdge(sketch: Sketch, data: string, colour: string, reach: number): string {
  const tones = tonesOf(colour);
  const { random } = sketch;
  const tuft = (x: number, y: number, radius: number, fill: string): string =>
    path`<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
  const places = placesAlong(data, 58);
  const layer = (fill: string, away: number, size: number, drop: number): string =>
    places
      .map(({ at: [x, y] }) =>
        tuft(
          x + random.between(-away, away) * 0.6,
          y + random.between(-away, away) + drop,
          size * random.between(0.7, 1.15),
          fill,
        ),
      )
      .join('');
  const strands = places
    .map(({ at: [x, y] }) => {
      const turn = random.between(-1, 1);
      return path`M ${x} ${y} q ${turn * 7} ${-reach * 0.5} ${turn * 12} ${-reach * random.between(0.6, 1.2)}`;
    })
    .join(' ');
  return (
    layer(tones.shade, reach * 0.62, reach * 0.52, 5) +
    layer(tones.base, reach * 0.55, reach * 0.5, 0) +
    layer(tones.bright, reach * 0.42, reach * 0.34, -3) +
    `<path d="${strands}" fill="none" stroke="${tones.bright}" stroke-width="1.6" opacity="0.7"/>`
  );
}
