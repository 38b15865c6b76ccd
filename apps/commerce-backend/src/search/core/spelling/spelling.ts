import type { Language } from '@lyng/model';
import type { ConceptLookup } from '../concepts/concept-lookup.ts';
import type { KnownWords } from '../../known-words/read-known-words.ts';
import { makeTarget, nearestWord } from './nearest-word.ts';
import type { Target } from './nearest-word.ts';
import { hasDigit } from '../words/words.ts';

/** The correction of a word, or undefined. */
export type Spelling = (word: string) => string | undefined;

interface Sources {
  readonly language: Language;
  readonly knownWords: KnownWords;
  readonly concepts: ConceptLookup['words'];
  /** Words of names and properties. */
  readonly terms: readonly { readonly term: string; readonly frequency: number; readonly isOfTrade: boolean }[];
  /** Whether a product has the word as written. */
  readonly isUsed: (word: string) => boolean;
}

const MIN_LENGTH = 4;
/** Shorter names are too easily meant by another word. */
const MIN_NAME_LENGTH = 5;

/** Max cost of the mistakes in a word of this length that is still recognized. */
const maxCost = (length: number): number => {
  if (length < MIN_LENGTH) return 0;
  return length < 8 ? 1 : 2;
};

/** Of shorter words a wrong first letter is too much: `null` is neither `gul` nor `ull`. */
const MIN_FIRST_LETTER_LENGTH = 5;

/** The maximum cost of a mistake in a word that looks like another form of one of the language. */
const MAX_FORM_COST = 1;

const isComparable = (word: string): boolean => word.length >= MIN_LENGTH - 1 && !hasDigit(word);

interface Targets {
  readonly trade: readonly Target[];
  readonly names: readonly Target[];
  readonly isOfTrade: (word: string) => boolean;
}

const makeTargets = ({ language, concepts, terms }: Sources): Targets => {
  const kinds = new Set(concepts.filter(({ type }) => type === 'kind').map(({ text }) => text));
  const frequencies = new Map(terms.map(({ term, frequency }) => [term, frequency]));
  const trade = new Set([
    ...concepts.map(({ text }) => text),
    ...terms.filter(({ isOfTrade }) => isOfTrade).map(({ term }) => term),
  ]);
  const target = (term: string, isName: boolean): Target =>
    makeTarget({ term, frequency: frequencies.get(term) ?? 0, isKind: kinds.has(term), isName }, language);
  return {
    trade: [...trade].filter(isComparable).map((term) => target(term, false)),
    names: terms
      .filter(({ term }) => term.length >= MIN_NAME_LENGTH && !trade.has(term) && isComparable(term))
      .map(({ term }) => target(term, true)),
    isOfTrade: (word) => trade.has(word),
  };
};

/**
 * Knows how the words of one language are spelled. A word of the language is left as it is, whether the shop sells such
 * products or not; words are corrected towards kinds, properties and brands, and towards the name of a model only if
 * that is one mistake away.
 */
export function makeSpelling(sources: Sources): Spelling {
  const { language, knownWords, isUsed } = sources;
  const targets = makeTargets(sources);
  const everything = [...targets.trade, ...targets.names];
  return (word) => {
    const max = maxCost(word.length);
    if (max === 0 || hasDigit(word) || isUsed(word) || targets.isOfTrade(word) || knownWords.has(word))
      return undefined;
    const nearest =
      nearestWord(everything, word, { language, max }) ??
      nearestWord(everything, word, { language, max: 1, byStem: true });
    const best = word.length < MIN_FIRST_LETTER_LENGTH && nearest?.term[0] !== word[0] ? undefined : nearest;
    if (best === undefined || !knownWords.hasForm(word)) return best?.term;
    return !best.isName && best.term[0] === word[0] && best.cost <= MAX_FORM_COST ? best.term : undefined;
  };
}
