import type { Language } from '@lyng/model';

/** The parts of a compound: a kind of product, and its modifier. */
export interface Compound {
  readonly modifier: string;
  readonly head: string;
}

/** The rules for words that may be parts. */
export interface PartRules {
  /** It names a kind of product. */
  readonly isHead: (piece: string) => boolean;
  readonly isModifier: (piece: string) => boolean;
  /** It names a material: `merinovillapaita` is a paita of merinovilla, not a villapaita. */
  readonly isMaterial?: (piece: string) => boolean;
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
export const compoundCuts = (word: string, minHead = MIN_LENGTH): readonly Compound[] =>
  Array.from({ length: Math.max(0, word.length - MIN_LENGTH - minHead + 1) }, (_, index) => ({
    modifier: word.slice(0, index + MIN_LENGTH),
    head: word.slice(index + MIN_LENGTH),
  })).filter(({ head }) => !HALF.test(head));

/** A modifier with and without the letters that may link it to the head. */
export const unlinked = (modifier: string, language: Language): readonly string[] =>
  links[language].flatMap((link) => unlink(modifier, link) ?? []);

/** Every part that may be a word. */
export const compoundPieces = (word: string, language: Language): readonly string[] =>
  compoundCuts(word).flatMap(({ modifier, head }) => [head, ...unlinked(modifier, language)]);

/**
 * Splits a word whose last part is a kind of product that the shop knows: `vinterstøvler` is støvler. A first part that
 * is known as well is preferred, and is returned without its linking letters.
 */
export function splitCompound(
  word: string,
  language: Language,
  { isHead, isModifier, isMaterial = () => false }: PartRules,
): Compound | undefined {
  const ends = compoundCuts(word).filter(({ head, modifier }) => VOWEL.test(modifier) && isHead(head));
  const known = ends.flatMap(({ modifier, head }) => {
    const plain = unlinked(modifier, language).find(isModifier);
    return plain === undefined ? [] : [{ modifier: plain, head }];
  });
  return known.findLast(({ modifier }) => isMaterial(modifier)) ?? known[0] ?? ends[0];
}
