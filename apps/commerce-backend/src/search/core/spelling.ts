import { editDistance } from './edit-distance.ts';

/** A word that the shop uses, the same folded, its folded stem, and in how many products it is. */
export interface SpelledTerm {
  readonly term: string;
  readonly folded: string;
  readonly stem: string;
  readonly frequency: number;
}

interface Known {
  readonly term: string;
  readonly frequency: number;
  readonly spelled: string;
  readonly letters: number;
}

/** How a word is spelled: folded, and as its folded stem. */
export type SpellingOf = (word: string) => { readonly folded: string; readonly stem: string };

/** One bit for each letter, so that words with too many different letters are skipped without a comparison. */
const lettersOf = (word: string): number => {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) % 32);
  return letters;
};

const ones = (bits: number): number => {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
};

/** Max mistakes in a word of this length that is still recognized. */
export const allowedMistakes = (length: number): number => {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
};

/** The correction of a word, or undefined. */
export type Spelling = (word: string) => string | undefined;

const compare = (a: readonly number[], b: readonly number[]): number => {
  const differs = a.findIndex((value, index) => value !== b[index]);
  return differs < 0 ? 0 : (a[differs] ?? 0) - (b[differs] ?? 0);
};

const knownAs = (spelled: string, { term, frequency }: SpelledTerm): Known => ({
  term,
  frequency,
  spelled,
  letters: lettersOf(spelled),
});

interface Guess {
  readonly term: string;
  readonly rank: readonly number[];
}

const nearest = (known: readonly Known[], word: string, max: number): Guess | undefined => {
  const letters = lettersOf(word);
  let best: Guess | undefined;
  for (const each of known) {
    if (Math.abs(each.spelled.length - word.length) > max || ones(each.letters ^ letters) > 2 * max) continue;
    const distance = editDistance(word, each.spelled, max);
    if (distance === undefined) continue;
    const rank = [distance, each.spelled[0] === word[0] ? 0 : 1, -each.frequency];
    if (best === undefined || compare(rank, best.rank) < 0) best = { term: each.term, rank };
  }
  return best;
};

/**
 * Knows the words of one language. Complete words are compared first, then stems, in which an ending is not a mistake.
 * Of equally near ones those with the same beginning come first, then the most frequent.
 */
export function makeSpelling(terms: readonly SpelledTerm[], spellingOf: SpellingOf): Spelling {
  const words = terms.map((term) => knownAs(term.folded, term));
  const stems = terms.map((term) => knownAs(term.stem, term));
  return (written) => {
    const { folded, stem } = spellingOf(written);
    const max = allowedMistakes(folded.length);
    if (max === 0) return undefined;
    return (nearest(words, folded, max) ?? nearest(stems, stem, Math.min(max, allowedMistakes(stem.length))))?.term;
  };
}
