/** A stream of numbers that is the same for the same seed on every machine. */
export interface Random {
  /** A number in [0, 1). */
  readonly next: () => number;
  /** An integer from `min` to `max`, both included. */
  readonly between: (min: number, max: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** Another stream: draws from it do not change this one. */
  readonly fork: (label: string) => Random;
  readonly shuffle: <Item>(items: readonly Item[]) => Item[];
}

/** FNV-1a: a stable 32-bit number for a text. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Mulberry32: numbers in [0, 1) that only the seed decides; small, fast and good enough for a shop window. */
export function mulberry32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A stream of its own for each seed. */
export function createRandom(seed: string | number): Random {
  const label = String(seed);
  const next = mulberry32(hashOf(label));
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    if (items.length === 0)
      throw new Error('catalogue-source: nothing to pick from: give the list at least one entry.');
    return items[between(0, items.length - 1)] as Item;
  };
  const shuffle = <Item>(items: readonly Item[]): Item[] => {
    const left = [...items];
    return items.map(() => left.splice(between(0, left.length - 1), 1)[0] as Item);
  };
  return {
    next,
    between,
    pick,
    shuffle,
    chance: (probability) => next() < probability,
    fork: (name) => createRandom(`${label}/${name}`),
  };
}
