import type { Tones } from './colour-shading.ts';
import { beside } from './sampled-curve.ts';

/** A drawn line. */
export function line(data: string, colour: string, width = 2, extra = ''): string {
  return `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${extra === '' ? '' : ` ${extra}`}/>`;
}

/** A filled shape. */
export function shape(data: string, fill: string, opacity = 1): string {
  return `<path d="${data}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;
}

/** A seam: the dark valley where two pieces meet and the light that catches its lip. */
export function seam(data: string, tones: Tones, width = 2): string {
  return (
    line(beside(data, width * 0.9), tones.bright, width * 0.8, `opacity="${tones.isPale ? 0.55 : 0.34}"`) +
    line(data, tones.seam, width, 'opacity="0.6"')
  );
}

/** A row of thread beside a seam. */
export function topstitch(data: string, colour: string, distance = 0, width = 1.8): string {
  const row = distance === 0 ? data : beside(data, distance);
  return line(row, colour, width, 'stroke-dasharray="7 4.5" opacity="0.85"');
}

/** Two parallel rows of thread, as on jeans and sports shoes. */
export function doubleTopstitch(data: string, colour: string, distance: number, apart = 7): string {
  return topstitch(data, colour, distance) + topstitch(data, colour, distance + Math.sign(distance) * apart);
}
