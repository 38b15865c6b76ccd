import type { Language } from '@lyng/model';

/** The parts of a compound: a kind of product, and its modifier. */
export interface Compound {
  readonly modifier: string;
  readonly head: string;
}

const MIN_LENGTH = 3;
const VOWEL = /[aeiouyåäöæø]/;

/** Letters between the parts: `arbejds·bukser`, `børn·e·sko`. */
const links: Readonly<Record<Language, readonly string[]>> = {
  da: ['', 's', 'e', 'er'],
  sv: ['', 's', 'o', 'e', 'a'],
  nb: ['', 's', 'e'],
  fi: ['', 'n'],
};

const unlink = (word: string, link: string): string | undefined =>
  word.endsWith(link) && word.length - link.length >= MIN_LENGTH ? word.slice(0, word.length - link.length) : undefined;

/** The second half of a letter outside the basic plane: no word begins with it. */
const HALF = /^[\udc00-\udfff]/;

/** Every position at which a word may be split, the longest last part first; never inside a letter. */
export const compoundCuts = (word: string): readonly Compound[] =>
  Array.from({ length: Math.max(0, word.length - 2 * MIN_LENGTH + 1) }, (_, index) => ({
    modifier: word.slice(0, index + MIN_LENGTH),
    head: word.slice(index + MIN_LENGTH),
  })).filter(({ head }) => !HALF.test(head));

/** Every part that may be a word. */
export const compoundPieces = (word: string, language: Language): readonly string[] =>
  compoundCuts(word).flatMap(({ modifier, head }) => [
    head,
    ...links[language].flatMap((link) => unlink(modifier, link) ?? []),
  ]);

/**
 * Splits a word whose last part is a kind of product that the shop knows: `vinterstøvler` is støvler. A first part that
 * is known as well is preferred, and is returned without its linking letters.
 */
export function splitCompound(
  word: string,
  language: Language,
  isWord: (piece: string) => boolean,
): Compound | undefined {
  const ends = compoundCuts(word).filter(({ head, modifier }) => VOWEL.test(modifier) && isWord(head));
  for (const { modifier, head } of ends) {
    for (const link of links[language]) {
      const plain = unlink(modifier, link);
      if (plain !== undefined && isWord(plain)) return { modifier: plain, head };
    }
  }
  return ends[0];
}
