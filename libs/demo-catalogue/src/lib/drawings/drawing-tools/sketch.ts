import type { SeededRandom } from './seeded-random.ts';
import { seededRandom } from './seeded-random.ts';

/** One image being drawn: its choices and the definitions its shapes refer to. */
export interface Sketch {
  readonly random: SeededRandom;
  /**
   * The same choices from the start each time, for what all pieces of one product must share, such as a pattern's size.
   */
  readonly sharedChoices: () => SeededRandom;
  /** Adds a gradient, pattern, clip or filter once and returns its reference, `url(#…)`. */
  readonly define: (markup: (id: string) => string) => string;
  readonly definitions: () => string;
}

/** Starts an image; the same seed draws the same image. */
export function startSketch(seed: number): Sketch {
  const idOfMarkup = new Map<string, string>();
  return {
    random: seededRandom(seed),
    sharedChoices: () => seededRandom(seed + 101),
    define(markup) {
      const key = markup('#');
      const id = idOfMarkup.get(key) ?? `d${idOfMarkup.size}`;
      idOfMarkup.set(key, id);
      return `url(#${id})`;
    },
    definitions: () => [...idOfMarkup].map(([markup, id]) => markup.replace('id="#"', `id="${id}"`)).join(''),
  };
}
