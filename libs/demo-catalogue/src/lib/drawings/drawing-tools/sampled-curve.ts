import type { Point } from './path-data.ts';
import { path } from './path-data.ts';

const pointAlong = (controls: readonly Point[], share: number): Point => {
  const [first = [0, 0], ...rest] = controls;
  if (rest.length === 0) return first;
  const between = (from: Point, to: Point): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ];
  return pointAlong(
    rest.map((point, index) => between(controls[index] ?? point, point)),
    share,
  );
};

/** Points along an open or closed path of absolute M, L, C, Q and Z. */
function sampled(data: string, perSegment = 18): Point[] {
  const points: Point[] = [];
  let at: Point = [0, 0];
  let start: Point = [0, 0];
  for (const command of data.match(/[MLCQZ][^MLCQZ]*/g) ?? []) {
    const numbers = (command.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
    const size = command.startsWith('C') ? 6 : command.startsWith('Q') ? 4 : 2;
    if (command.startsWith('Z')) numbers.push(...start);
    for (let from = 0; from < numbers.length; from += size) {
      const controls: Point[] = [at];
      for (let index = from; index < from + size; index += 2) {
        controls.push([numbers[index] ?? 0, numbers[index + 1] ?? 0]);
      }
      const end = controls.at(-1) ?? at;
      if (command.startsWith('M')) {
        start = end;
        points.push(end);
      } else {
        const steps = size === 2 ? 8 : perSegment;
        for (let step = 1; step <= steps; step += 1) points.push(pointAlong(controls, step / steps));
      }
      at = end;
    }
  }
  return points;
}

/** The direction at each point, as a unit vector. */
function directionAt(points: readonly Point[], index: number): Point {
  const before = points[Math.max(0, index - 1)] ?? [0, 0];
  const after = points[Math.min(points.length - 1, index + 1)] ?? [1, 0];
  const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
  return [(after[0] - before[0]) / length, (after[1] - before[1]) / length];
}

/** Joins points to path data. */
function polyline(points: readonly Point[]): string {
  return points.map(([x, y], index) => path`${index === 0 ? 'M' : 'L'} ${x} ${y}`).join(' ');
}

/** A line that runs beside the path; a positive distance is to its right as one walks along it. */
export function beside(data: string, distance: number): string {
  const points = sampled(data);
  return polyline(
    points.map(([x, y], index): Point => {
      const [alongX, alongY] = directionAt(points, index);
      return [x - alongY * distance, y + alongX * distance];
    }),
  );
}

/** Evenly spaced places on the path with the direction there; first and last are half a step from the ends. */
export function placesAlong(data: string, count: number): { readonly at: Point; readonly direction: Point }[] {
  const points = sampled(data, 40);
  const steps = points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    return { from, to, length: Math.hypot(to[0] - from[0], to[1] - from[1]) };
  });
  const total = steps.reduce((sum, { length }) => sum + length, 0);
  const places: { at: Point; direction: Point }[] = [];
  let walked = 0;
  steps.forEach(({ from, to, length }, index) => {
    const nextPlace = (): number => (total * (places.length + 0.5)) / count;
    while (places.length < count && walked + length >= nextPlace()) {
      const share = length === 0 ? 0 : (nextPlace() - walked) / length;
      places.push({
        at: [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share],
        direction: directionAt(points, index),
      });
    }
    walked += length;
  });
  return places;
}
