/** Choices that are always the same for the same seed, so that an image never changes. */
export interface SeededRandom {
  readonly between: (min: number, max: number) => number;
  readonly pick: <Option>(options: readonly [Option, ...Option[]]) => Option;
  readonly chance: (probability: number) => boolean;
}

/** The mulberry32 generator: 32 bits of state are plenty for a drawing. */
export function seededRandom(seed: number): SeededRandom {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (min, max) => min + next() * (max - min),
    pick: (options) => options[Math.floor(next() * options.length)] ?? options[0],
    chance: (probability) => next() < probability,
  };
}
