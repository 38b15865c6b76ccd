export type Point = readonly [x: number, y: number];

export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const rounded = (value: number): string => String(Math.round(value * 10) / 10);

/** Path data with its numbers rounded to a tenth, which keeps the files small. */
export function path(strings: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  return strings.reduce((data, text, index) => {
    const value = values[index];
    if (value === undefined) return data + text;
    return data + text + (typeof value === 'number' ? rounded(value) : value);
  }, '');
}

const numbersOf = (data: string): number[] => (data.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

/** The pairs of a path made of absolute M, L, C, Q and Z only. */
function pointsOf(data: string): Point[] {
  const numbers = numbersOf(data);
  const points: Point[] = [];
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    points.push([numbers[index] ?? 0, numbers[index + 1] ?? 0]);
  }
  return points;
}

/** A box that holds the path with its control points, so it is never too small. */
export function boundsOf(data: string, margin = 0): Bounds {
  const points = pointsOf(data);
  const across = points.map(([x]) => x);
  const down = points.map(([, y]) => y);
  const x = Math.floor(Math.min(...across) - margin);
  const y = Math.floor(Math.min(...down) - margin);
  return {
    x,
    y,
    width: Math.ceil(Math.max(...across) + margin) - x,
    height: Math.ceil(Math.max(...down) + margin) - y,
  };
}

/** The path seen in a mirror that stands at `axis`. */
export function mirrored(data: string, axis = 500): string {
  let isAcross = true;
  return data.replace(/-?\d+(?:\.\d+)?/g, (number) => {
    const shown = isAcross ? rounded(2 * axis - Number(number)) : number;
    isAcross = !isAcross;
    return shown;
  });
}

/** Closes the left half of a shape, drawn from its top to its bottom on the axis, with its mirror image. */
export function symmetric(leftHalf: string, axis = 500): string {
  const commands = leftHalf.match(/[MLCQ][^MLCQ]*/g) ?? [];
  const steps = commands.map((command) => ({
    letter: command.charAt(0),
    points: pointsOf(mirrored(command, axis)),
  }));
  const back = steps
    .map((step, index) => {
      const target = steps[index - 1]?.points.at(-1);
      if (target === undefined) return '';
      const controls = step.points.slice(0, -1).toReversed();
      return `${step.letter} ${[...controls, target].flat().join(' ')}`;
    })
    .toReversed();
  return `${leftHalf} ${back.join(' ')} Z`;
}
