import { mulberry32 } from '../../random.ts';

/** Choices that are always the same for the same seed, so that an image never changes. */
export interface SeededRandom {
  readonly between: (min: number, max: number) => number;
  readonly pick: <Option>(options: readonly [Option, ...Option[]]) => Option;
  readonly chance: (probability: number) => boolean;
}

export function seededRandom(seed: number): SeededRandom {
  const next = mulberry32(seed ^ 0x9e3779b9);
  return {
    between: (min, max) => min + next() * (max - min),
    pick: (options) => options[Math.floor(next() * options.length)] ?? options[0],
    chance: (probability) => next() < probability,
  };
}
