import { linearGradient, radialGradient, softening } from './drawing-tools/light-and-shadow.ts';
import { boundsOf } from './drawing-tools/path-data.ts';
import type { Sketch } from './drawing-tools/sketch.ts';

/** Size of every drawing in its own units; 4:5 as product photos are. */
export const drawingSize = { width: 1000, height: 1250 } as const;

/** The upright axis that most drawings are symmetrical about. */
export const middle = 500;

/** Warm grey of a shadow on the ground. */
const shadowColour = '#4a3d33';

/** The seamless paper of the studio, a little lighter where the lamp points. */
export function studioGround(sketch: Sketch): string {
  const { width, height } = drawingSize;
  const paper = radialGradient(sketch, { x: 470, y: 520, radius: 860 }, [
    { at: 0, colour: '#f3f0eb' },
    { at: 0.55, colour: '#eeeae4' },
    { at: 1, colour: '#e3ddd4' },
  ]);
  return `<rect width="${width}" height="${height}" fill="${paper}"/>`;
}

/** The horizon-less floor under something that stands. */
export function studioFloor(sketch: Sketch, floor: number): string {
  const { width, height } = drawingSize;
  const fall = linearGradient(
    sketch,
    [0, floor - 170, 0, height],
    [
      { at: 0, colour: '#d9d1c6', opacity: 0 },
      { at: 0.35, colour: '#d9d1c6', opacity: 0.55 },
      { at: 1, colour: '#e6e0d8', opacity: 0.1 },
    ],
  );
  return `<rect y="${floor - 170}" width="${width}" height="${height - floor + 170}" fill="${fall}"/>`;
}

/** The shadow where something touches the floor: wide and soft, with a dark line at the contact. */
export function contactShadow(
  sketch: Sketch,
  place: { readonly x: number; readonly y: number; readonly halfWidth: number; readonly depth?: number },
): string {
  const { x, y, halfWidth, depth = 0.075 } = place;
  const wide = radialGradient(sketch, { x, y: y + 6, radius: halfWidth * 1.22, flatten: depth * 1.5 }, [
    { at: 0, colour: shadowColour, opacity: 0.42 },
    { at: 0.55, colour: shadowColour, opacity: 0.2 },
    { at: 1, colour: shadowColour, opacity: 0 },
  ]);
  const close = radialGradient(sketch, { x, y, radius: halfWidth * 1.04, flatten: depth * 0.4 }, [
    { at: 0, colour: '#2b221c', opacity: 0.62 },
    { at: 0.8, colour: '#2b221c', opacity: 0.4 },
    { at: 1, colour: '#2b221c', opacity: 0 },
  ]);
  const box = (reach: number, high: number, fill: string): string =>
    `<rect x="${x - reach}" y="${y - high}" width="${reach * 2}" height="${high * 2.4}" fill="${fill}"/>`;
  return box(halfWidth * 1.3, halfWidth * depth * 2, wide) + box(halfWidth * 1.1, halfWidth * depth, close);
}

/** The shadow of something that lies flat on the paper, thrown down and to the right. */
export function lyingShadow(sketch: Sketch, silhouettes: readonly string[], height = 1): string {
  const spanned = silhouettes.join(' ');
  const shapes = silhouettes.map((data) => `<path d="${data}"/>`).join('');
  const layer = (radius: number, right: number, below: number, opacity: number): string =>
    `<g filter="${softening(sketch, radius, boundsOf(spanned, radius * 3))}" transform="translate(${right} ${below})" fill="${shadowColour}" opacity="${opacity}">${shapes}</g>`;
  return layer(26 * height, 12 * height, 24 * height, 0.3) + layer(6, 3, 6 * height, 0.28);
}
