import type { Language } from '@lyng/model';
import type { ConceptLookup } from '../concepts/concept-lookup.ts';
import { neverSplit } from '../concepts/concept-table.ts';
import type { ConceptType } from '../concepts/concept-table.ts';
import type { Lexemes } from '../words/lexemes.ts';
import { hasDigit } from '../words/words.ts';

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

/** The role of a word as far as the search needs it: `other` is a name, or a word of descriptions. */
export type WordRole = ConceptType | 'other';

/** The words by which products are called. */
export interface TradeWords {
  readonly language: Language;
  readonly concepts: ConceptLookup;
  readonly roleOf: (word: string, lexemes: Lexemes) => WordRole;
  /** Whether a name or a property has a form of the word. */
  readonly isNamed: (lexemes: Lexemes) => boolean;
}

/** The role that a concept gives a word; a word without one is a kind where products are called so. */
export const roleIn =
  (concepts: ConceptLookup, isKind: (lexemes: Lexemes) => boolean): TradeWords['roleOf'] =>
  (word, lexemes) =>
    concepts.conceptsOf(word, lexemes).find(({ type }) => type !== 'other')?.type ??
    (isKind(lexemes) ? 'kind' : 'other');

/** A compound as its parts; `undefined` for another word. */
export function splitWord(
  { language, concepts, roleOf, isNamed }: TradeWords,
  word: string,
  lexemesFor: (text: string) => Lexemes,
): Compound | undefined {
  if (hasDigit(word) || neverSplit.has(word)) return undefined;
  const hasRole = (role: WordRole) => (piece: string) => roleOf(piece, lexemesFor(piece)) === role;
  return splitCompound(word, language, {
    isHead: hasRole('kind'),
    isModifier: (piece) => {
      const lexemes = lexemesFor(piece);
      return isNamed(lexemes) || concepts.conceptsOf(piece, lexemes, false).length > 0;
    },
    isMaterial: hasRole('material'),
  });
}
