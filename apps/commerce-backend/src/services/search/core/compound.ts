import type { Language } from '@lyng/model';

/** What a word is put together from: a kind of thing, and what kind. */
export interface Compound {
  readonly modifier: string;
  readonly head: string;
}

const SHORTEST = 3;
const VOWEL = /[aeiouyåäöæø]/;

/** What may stand between the parts: `arbejds·bukser`, `børn·e·sko`. */
const links: Readonly<Record<Language, readonly string[]>> = {
  da: ['', 's', 'e', 'er'],
  sv: ['', 's', 'o', 'e', 'a'],
  nb: ['', 's', 'e'],
  fi: ['', 'n'],
};

const unlink = (word: string, link: string): string | undefined =>
  word.endsWith(link) && word.length - link.length >= SHORTEST ? word.slice(0, word.length - link.length) : undefined;

/** The second half of a letter outside the basic plane: nothing begins with it. */
const HALF = /^[\udc00-\udfff]/;

/** Every place at which a word may come apart, the longest last part first; never inside a letter. */
export const compoundCuts = (word: string): readonly Compound[] =>
  Array.from({ length: Math.max(0, word.length - 2 * SHORTEST + 1) }, (_, index) => ({
    modifier: word.slice(0, index + SHORTEST),
    head: word.slice(index + SHORTEST),
  })).filter(({ head }) => !HALF.test(head));

/** Everything that may turn out to be a word when the cuts are looked at. */
export const compoundPieces = (word: string, language: Language): readonly string[] =>
  compoundCuts(word).flatMap(({ modifier, head }) => [
    head,
    ...links[language].flatMap((link) => unlink(modifier, link) ?? []),
  ]);

/**
 * Takes a word apart where its last part is a kind of thing that the shop knows: `vinterstøvler` is støvler. A first
 * part that is known as well is preferred, and is given without what links it.
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
