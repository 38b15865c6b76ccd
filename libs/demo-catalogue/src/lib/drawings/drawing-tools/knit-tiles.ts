import type { Tones } from './colour-shading.ts';
import type { SurfaceTile } from './surface-tiles.ts';

/** Upright ribs of knitwear. */
export function ribTile(tones: Tones): SurfaceTile {
  const stitch = (y: number): string =>
    `<path d="M 5 ${y} Q 10 ${y + 5} 11 ${y + 8} Q 12 ${y + 5} 17 ${y}" fill="none" stroke="${tones.seam}" stroke-width="1.2" opacity="0.3"/>`;
  return {
    width: 22,
    height: 16,
    shapes:
      `<rect x="0" width="4.5" height="16" fill="${tones.deep}" opacity="0.42"/>` +
      `<rect x="17.5" width="4.5" height="16" fill="${tones.deep}" opacity="0.2"/>` +
      `<rect x="8" width="5" height="16" fill="${tones.bright}" opacity="0.35"/>` +
      stitch(0) +
      stitch(8),
  };
}

/** Cables that cross, with purl valleys between them. */
export function cableTile(tones: Tones): SurfaceTile {
  const strand = (data: string): string =>
    `<path d="${data}" fill="none" stroke="${tones.deep}" stroke-width="23" opacity="0.5"/>` +
    `<path d="${data}" fill="none" stroke="${tones.base}" stroke-width="19"/>` +
    `<path d="${data}" fill="none" stroke="${tones.light}" stroke-width="9" opacity="0.8"/>` +
    `<path d="${data}" fill="none" stroke="${tones.seam}" stroke-width="15" stroke-dasharray="1.3 7" opacity="0.28"/>`;
  const valley = (x: number): string =>
    `<rect x="${x}" width="9" height="96" fill="${tones.deep}" opacity="0.34"/><rect x="${x + 9}" width="3" height="96" fill="${tones.bright}" opacity="0.3"/>`;
  const rising = 'M 62 -12 C 62 14 34 34 34 60 C 34 86 62 82 62 108';
  const falling = 'M 34 -12 C 34 14 62 34 62 60 C 62 86 34 82 34 108';
  const moss = [0, 12, 24, 36, 48, 60, 72, 84]
    .map(
      (y) =>
        `<ellipse cx="96" cy="${y + 3}" rx="4" ry="2.4" fill="${tones.bright}" opacity="0.35"/><ellipse cx="106" cy="${y + 9}" rx="4" ry="2.4" fill="${tones.deep}" opacity="0.35"/>`,
    )
    .join('');
  return {
    width: 116,
    height: 96,
    shapes: valley(8) + valley(80) + strand(rising) + strand(falling) + moss,
  };
}
