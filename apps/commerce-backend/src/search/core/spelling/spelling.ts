import type { Language } from '@lyng/model';
import type { ConceptLookup } from '../concepts/concept-lookup.ts';
import type { KnownWords } from '../../known-words/read-known-words.ts';
import { compoundCuts } from '../vocabulary/compound.ts';
import { makeTarget, nearestWord } from './nearest-word.ts';
import type { Guess, Target } from './nearest-word.ts';
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

/** The maximum cost of a mistake in a word that looks like another form of one of the language, or like a compound. */
const MAX_FORM_COST = 1;
const MAX_COMPOUND_COST = 0.5;

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

/** Finds a compound that a product has, of which one part is spelled right and the other nearly. */
const makeCompoundSpelling = ({ trade, isOfTrade }: Targets, { language, isUsed }: Sources): Spelling => {
  const partOf = (piece: string): Guess | undefined => {
    const max = Math.min(1, maxCost(piece.length));
    return max === 0 ? undefined : nearestWord(trade, piece, { language, max });
  };
  return (word) => {
    let best: { readonly score: number; readonly word: string } | undefined;
    for (const { modifier, head } of compoundCuts(word)) {
      const guesses: readonly (readonly [Guess | undefined, (term: string) => string])[] = [
        [isOfTrade(modifier) ? partOf(head) : undefined, (term) => modifier + term],
        [isOfTrade(head) ? partOf(modifier) : undefined, (term) => term + head],
      ];
      for (const [guess, join] of guesses) {
        const meant = guess === undefined ? undefined : join(guess.term);
        if (guess === undefined || meant === undefined || !isUsed(meant)) continue;
        if (best === undefined || guess.score > best.score) best = { score: guess.score, word: meant };
      }
    }
    return best?.word;
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
  const correctCompound = makeCompoundSpelling(targets, sources);
  const isCompound = (word: string): boolean =>
    compoundCuts(word).some(
      ({ modifier, head }) =>
        Math.min(head.length, modifier.length) >= MIN_LENGTH && targets.isOfTrade(head) && knownWords.has(modifier),
    );
  return (word) => {
    const max = maxCost(word.length);
    if (max === 0 || hasDigit(word) || isUsed(word) || targets.isOfTrade(word) || knownWords.has(word))
      return undefined;
    const nearest =
      nearestWord(everything, word, { language, max }) ??
      nearestWord(everything, word, { language, max: 1, byStem: true });
    const best = word.length < MIN_FIRST_LETTER_LENGTH && nearest?.term[0] !== word[0] ? undefined : nearest;
    const isForm = knownWords.hasForm(word);
    if (!isForm && !isCompound(word)) return best?.term ?? correctCompound(word);
    if (best === undefined || best.isName || best.term[0] !== word[0]) return undefined;
    return best.cost <= (isForm ? MAX_FORM_COST : MAX_COMPOUND_COST) ? best.term : undefined;
  };
}
