import { mixed, tonesOf } from './colour-shading.ts';
import type { SurfaceOptions, SurfaceTile } from './surface-tiles.ts';

const side = 190;

const flower = (x: number, y: number, size: number, petal: string, heart: string): string => {
  const petals = [0, 72, 144, 216, 288]
    .map(
      (turn) =>
        `<path transform="rotate(${turn})" d="M 0 0 C ${-size * 0.62} ${-size * 0.35} ${-size * 0.5} ${-size * 1.1} 0 ${-size} C ${size * 0.5} ${-size * 1.1} ${size * 0.62} ${-size * 0.35} 0 0 Z" fill="${petal}"/>`,
    )
    .join('');
  return `<g transform="translate(${x} ${y}) rotate(${(x * 7) % 72})">${petals}<circle r="${size * 0.24}" fill="${heart}"/></g>`;
};

const leaf = (x: number, y: number, size: number, turn: number, green: string): string =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" d="M 0 0 C ${size * 0.4} ${-size * 0.35} ${size * 0.9} ${-size * 0.3} ${size * 1.3} 0 C ${size * 0.9} ${size * 0.3} ${size * 0.4} ${size * 0.35} 0 0 Z" fill="${green}"/>`;

/** Small scattered flowers; nothing crosses the edge, so the repeat does not show. */
export function floralTile({ sketch, tones, accent, colours }: SurfaceOptions): SurfaceTile {
  const petal = accent.base;
  const second = tonesOf(colours[2] ?? mixed(accent.base, '#e8b7a0', 0.5)).base;
  const heart = tones.isPale ? '#c9963f' : '#e9c46a';
  const green = mixed(tones.isPale ? '#6f7f62' : '#9fb08c', tones.base, 0.2);
  const random = sketch.sharedChoices();
  const shapes: string[] = [];
  const places = [
    [42, 40],
    [132, 36],
    [86, 96],
    [34, 142],
    [146, 140],
  ] as const;
  places.forEach(([x, y], index) => {
    const size = random.between(11, 19);
    const turn = random.between(0, 360);
    shapes.push(
      leaf(x, y, size, turn, green),
      leaf(x, y, size * 0.85, turn + 130, green),
      flower(x, y, size, index % 2 === 0 ? petal : second, heart),
    );
  });
  for (const [x, y] of [
    [88, 40],
    [176, 88],
    [92, 160],
    [14, 92],
  ] as const) {
    shapes.push(`<circle cx="${x}" cy="${y}" r="${random.between(2.4, 4.2).toFixed(1)}" fill="${petal}"/>`);
  }
  return { width: side, height: side, shapes: shapes.join('') };
}
