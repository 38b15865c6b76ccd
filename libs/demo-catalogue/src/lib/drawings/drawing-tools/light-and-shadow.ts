import type { Bounds } from './path-data.ts';
import { boundsOf, path } from './path-data.ts';
import type { Sketch } from './sketch.ts';

/** A filter that softens what lies within the bounds. */
export function softening(sketch: Sketch, radius: number, bounds: Bounds): string {
  const { x, y, width, height } = bounds;
  return sketch.define(
    (id) =>
      `<filter id="${id}" filterUnits="userSpaceOnUse" x="${x}" y="${y}" width="${width}" height="${height}" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${radius}"/></filter>`,
  );
}

/** Softened shapes; `data` is the path that they cover. */
export function softened(sketch: Sketch, radius: number, data: string, shapes: string): string {
  if (shapes === '') return '';
  return `<g filter="${softening(sketch, radius, boundsOf(data, radius * 3))}">${shapes}</g>`;
}

export interface GradientStop {
  readonly at: number;
  readonly colour: string;
  readonly opacity?: number;
}

const stopsOf = (stops: readonly GradientStop[]): string =>
  stops
    .map(
      ({ at, colour, opacity }) =>
        `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

/** A gradient along the line from one point to another, in image coordinates. */
export function linearGradient(
  sketch: Sketch,
  line: readonly [x1: number, y1: number, x2: number, y2: number],
  stops: readonly GradientStop[],
): string {
  const [x1, y1, x2, y2] = line.map((value) => Math.round(value));
  return sketch.define(
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`,
  );
}

/** A gradient outwards from a centre; `flatten` below 1 makes it an ellipse lying down. */
export function radialGradient(
  sketch: Sketch,
  circle: { readonly x: number; readonly y: number; readonly radius: number; readonly flatten?: number },
  stops: readonly GradientStop[],
): string {
  const { x, y, radius, flatten = 1 } = circle;
  const place = `translate(${Math.round(x)} ${Math.round(y)}) scale(1 ${flatten})`;
  return sketch.define(
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${Math.round(radius)}" gradientTransform="${place}">${stopsOf(stops)}</radialGradient>`,
  );
}

/** Shapes that show only inside the outline. */
export function clipped(sketch: Sketch, outline: string, shapes: string): string {
  const clip = sketch.define((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`);
  return `<g clip-path="${clip}">${shapes}</g>`;
}

/** A lens that tapers at both ends: the shape of a fold in cloth. */
export function fold(
  from: readonly [number, number],
  bend: readonly [number, number],
  to: readonly [number, number],
  width: number,
): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const acrossX = (-(to[1] - from[1]) / length) * width;
  const acrossY = ((to[0] - from[0]) / length) * width;
  return path`M ${from[0]} ${from[1]} Q ${bend[0] + acrossX} ${bend[1] + acrossY} ${to[0]} ${to[1]} Q ${bend[0] - acrossX} ${bend[1] - acrossY} ${from[0]} ${from[1]} Z`;
}
