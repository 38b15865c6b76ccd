import type { Language } from '@lyng/model';
import type { ConceptType } from '../concepts/concept-table.ts';
import type { KnownWords } from '../known-words/read-known-words.ts';
import { compoundCuts } from './compound.ts';
import { editCost } from './edit-cost.ts';
import { foldWord } from './fold.ts';
import { lightStem } from './light-stem.ts';
import { hasDigit } from './words.ts';

/** The correction of a word, or undefined. */
export type Spelling = (word: string) => string | undefined;

/** What a mistake in a word that looks like a compound of the language costs at most. */
const MAX_COMPOUND_COST = 0.5;

interface Sources {
  readonly language: Language;
  readonly knownWords: KnownWords;
  readonly concepts: readonly { readonly text: string; readonly type: ConceptType }[];
  /** Words of names and properties. */
  readonly terms: readonly { readonly term: string; readonly frequency: number; readonly isOfTrade: boolean }[];
  /** Whether a product has the word as written. */
  readonly isUsed: (word: string) => boolean;
}

/** A word that misspelled ones may mean. */
interface Target {
  readonly term: string;
  /** The word without its Nordic letters. */
  readonly folded: string;
  /** The same without its ending. */
  readonly stem: string;
  readonly letters: number;
  /** How likely it is meant, before any letter is compared. */
  readonly prior: number;
  /** It names a model: only the nearest misspellings mean it. */
  readonly isName: boolean;
}

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

const MIN_LENGTH = 4;
/** Shorter names are too easily meant by another word. */
const MIN_NAME_LENGTH = 5;

/** Max cost of the mistakes in a word of this length that is still recognized. */
export const maxCost = (length: number): number => {
  if (length < MIN_LENGTH) return 0;
  return length < 8 ? 1 : 2;
};

/** What a mistake costs against how often the word is used, and against being a kind. */
const COST_WEIGHT = 2;
const FREQUENCY_WEIGHT = 0.3;
const KIND_BONUS = 1;
const FIRST_LETTER_COST = 0.5;
/** Of words whose stems are nearly the same. */
const MAX_ENDING_COST = 2;

interface Guess {
  readonly term: string;
  readonly score: number;
  readonly cost: number;
  readonly isName: boolean;
}

/**
 * Knows how the words of one language are spelled. A word of the language is left as it is, whether the shop sells such
 * products or not; words are corrected towards kinds, properties and brands, and towards the name of a model only if
 * that is one mistake away.
 */
export function makeSpelling({ language, knownWords, concepts, terms, isUsed }: Sources): Spelling {
  const kindsOfConcepts = new Set(concepts.filter(({ type }) => type === 'kind').map(({ text }) => text));
  const frequencies = new Map(terms.map(({ term, frequency }) => [term, frequency]));
  const target = (term: string, isName: boolean): Target => {
    const folded = foldWord(term, language);
    return {
      term,
      folded,
      stem: lightStem(folded, language),
      letters: lettersOf(folded),
      prior:
        FREQUENCY_WEIGHT * Math.log(1 + (frequencies.get(term) ?? 0)) + (kindsOfConcepts.has(term) ? KIND_BONUS : 0),
      isName,
    };
  };
  const isTarget = (term: string): boolean => term.length >= MIN_LENGTH - 1 && !hasDigit(term);
  const ofTrade = new Set([
    ...concepts.map(({ text }) => text),
    ...terms.filter(({ isOfTrade }) => isOfTrade).map(({ term }) => term),
  ]);
  const targets = [
    ...[...ofTrade].filter(isTarget).map((term) => target(term, false)),
    ...terms
      .filter(({ term }) => term.length >= MIN_NAME_LENGTH && !ofTrade.has(term) && isTarget(term))
      .map(({ term }) => target(term, true)),
  ];

  const nearest = (word: string, max: number, stems: boolean): Guess | undefined => {
    const folded = foldWord(word, language);
    const written = stems ? lightStem(folded, language) : folded;
    const letters = lettersOf(folded);
    let best: Guess | undefined;
    for (const each of targets) {
      const other = stems ? each.stem : each.folded;
      const limit = each.isName ? Math.min(1, max) : max;
      // An edit of half the cost may still change two letters, and an ending more.
      if (
        Math.abs(other.length - written.length) > 2 * limit ||
        ones(each.letters ^ letters) > 4 * limit + (stems ? 4 : 0)
      )
        continue;
      const edits = editCost(written, other, limit);
      // An ending may differ, but not the better part of the word.
      if (edits === undefined || (stems && editCost(folded, each.folded, MAX_ENDING_COST) === undefined)) continue;
      const isOtherStart = written[0] !== other[0];
      if (each.isName && isOtherStart) continue;
      const cost = edits + (isOtherStart ? FIRST_LETTER_COST : 0);
      const score = each.prior - COST_WEIGHT * cost - (each.isName ? KIND_BONUS : 0);
      if (best === undefined || score > best.score) best = { term: each.term, score, cost, isName: each.isName };
    }
    return best;
  };

  const partOf = (piece: string): Guess | undefined => {
    const max = Math.min(1, maxCost(piece.length));
    const guess = max === 0 ? undefined : nearest(piece, max, false);
    return guess?.isName === false ? guess : undefined;
  };
  const isPart = (piece: string): boolean => ofTrade.has(piece);

  /** A compound that a product has, of which one part is spelled right and the other nearly. */
  const nearestCompound = (word: string): string | undefined => {
    let best: (Guess & { readonly word: string }) | undefined;
    for (const { modifier, head } of compoundCuts(word)) {
      const guesses: (readonly [Guess | undefined, (term: string) => string])[] = [
        [isPart(modifier) ? partOf(head) : undefined, (term) => modifier + term],
        [isPart(head) ? partOf(modifier) : undefined, (term) => term + head],
      ];
      for (const [guess, join] of guesses)
        if (guess !== undefined && isUsed(join(guess.term)) && (best === undefined || guess.score > best.score))
          best = { ...guess, word: join(guess.term) };
    }
    return best?.word;
  };

  const isCompound = (word: string): boolean =>
    compoundCuts(word).some(
      ({ modifier, head }) =>
        head.length >= MIN_LENGTH && modifier.length >= MIN_LENGTH && isPart(head) && knownWords.has(modifier),
    );

  return (word) => {
    const max = maxCost(word.length);
    if (max === 0 || hasDigit(word) || isUsed(word) || ofTrade.has(word) || knownWords.has(word)) return undefined;
    const best = nearest(word, max, false) ?? nearest(word, 1, true);
    const doubtful = knownWords.hasForm(word) ? 1 : isCompound(word) ? MAX_COMPOUND_COST : undefined;
    if (doubtful !== undefined)
      return best !== undefined && best.cost <= doubtful && !best.isName && best.term[0] === word[0]
        ? best.term
        : undefined;
    return best?.term ?? nearestCompound(word);
  };
}
