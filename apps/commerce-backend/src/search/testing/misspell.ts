import type { Random } from '@lyng/demo-catalogue/core';

const LETTERS = 'abcdefghijklmnoprstuvy';

/** One typing mistake: a letter left out, doubled, swapped with its neighbour or replaced; never the first. */
export const misspell = (word: string, random: Random): string => {
  const at = random.between(1, word.length - 2);
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  return random.pick([
    before + after,
    before + letter + letter + after,
    before + after.charAt(0) + letter + after.slice(1),
    before + random.pick([...LETTERS]) + after,
  ]);
};
