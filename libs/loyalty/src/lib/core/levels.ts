/** The levels, lowest first, and the points of twelve months from which on each is reached. */
const thresholds = { bronze: 0, silver: 3000, gold: 10_000 } as const;

export type Level = keyof typeof thresholds;

/** A level, and what is missing to the next one. */
export interface LevelProgress {
  readonly level: Level;
  /** Points that counted in twelve months. */
  readonly points: number;
  readonly next: { readonly level: Level; readonly at: number; readonly missing: number } | null;
}

/** The level of that many points in twelve months. */
export function levelOf(points: number): LevelProgress {
  const counted = Math.max(0, points);
  const levels = Object.entries(thresholds) as readonly (readonly [Level, number])[];
  const level = levels.findLast(([, from]) => counted >= from)?.[0] ?? 'bronze';
  const higher = levels.find(([, from]) => from > counted);
  return {
    level,
    points: counted,
    next: higher ? { level: higher[0], at: higher[1], missing: higher[1] - counted } : null,
  };
}
