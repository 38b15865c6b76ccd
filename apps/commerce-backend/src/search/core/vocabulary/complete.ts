import type { Language } from '@lyng/model';
import { compoundCuts, unlinked } from './compound.ts';
import { foldWord, hasNordicLetters, lexemesOf } from '../words/lexemes.ts';
import type { Suggestion, Vocabulary } from './vocabulary.ts';
import { hasDigit, phraseOf, wordsOf } from '../words/words.ts';

/** A compound that is being typed: a modifier that the trade knows, and the kinds that the rest may become. */
export interface CompoundBeginning {
  readonly modifier: string;
  /** The rest as it was typed. */
  readonly start: string;
  readonly heads: readonly string[];
  /** The compounds with each of the heads. */
  readonly words: readonly string[];
}

/** Typed Nordic letters are meant; others may be typed without them. */
const beginsWith = (start: string, language: Language): ((word: string) => boolean) => {
  if (hasNordicLetters(start)) return (word) => word.startsWith(start);
  const folded = foldWord(start, language);
  return (word) => foldWord(word, language).startsWith(folded);
};

/** Words of the trade that begin so, though a product may have another word for it; those that products have first. */
export function conceptsBeginning(vocabulary: Vocabulary, start: string): readonly string[] {
  const { concepts, frequencyOf } = vocabulary;
  const begins = beginsWith(start, vocabulary.language);
  const words = concepts.words.flatMap(({ text }) => (begins(text) ? [text] : []));
  return [...new Set(words)].toSorted((a, b) => frequencyOf(b) - frequencyOf(a));
}

/** The compound that begins so; a letter between its parts may also be one of the head: `bomuld·s·tr`, `bomuld·str`. */
export function compoundBeginning(vocabulary: Vocabulary, typed: string): CompoundBeginning | undefined {
  const { concepts, language } = vocabulary;
  const isModifier = (piece: string): boolean =>
    concepts.conceptsOf(piece, lexemesOf(piece, language), false).length > 0;
  const found = compoundCuts(typed, 1).flatMap(({ modifier: written, head: start }) => {
    const modifier = unlinked(written, language).find(isModifier);
    if (modifier === undefined) return [];
    const begins = beginsWith(start, vocabulary.language);
    return concepts.words.flatMap(({ text, type }) =>
      type === 'kind' && begins(text) ? [{ modifier, start, head: text, word: written + text }] : [],
    );
  });
  const [first] = found;
  if (first === undefined) return undefined;
  const { modifier, start } = first;
  const same = found.filter((each) => each.modifier === modifier);
  const inOrder = same.toSorted((a, b) => vocabulary.frequencyOf(b.head) - vocabulary.frequencyOf(a.head));
  return { modifier, start, heads: inOrder.map(({ head }) => head), words: inOrder.map(({ word }) => word) };
}

/** Whether a word, or a compound of the trade, begins so. */
export const beginsWord = (vocabulary: Vocabulary, start: string): boolean =>
  conceptsBeginning(vocabulary, start).length > 0 ||
  compoundBeginning(vocabulary, start) !== undefined ||
  vocabulary.beginsWord(start);

/** A phrase that shoppers have searched for. */
export interface Searched {
  readonly phrase: string;
  readonly searches: number;
}

/** A phrase of the shop comes before a word of a product's name. */
const weightOf = ({ kind, frequency }: Suggestion): number => frequency * (kind === 'phrase' ? 2 : 1);

/** Typed Nordic letters are meant: å does not begin a word that only has an a. */
const matches = (text: string, typed: string, folded: string): boolean => typed === folded || text.startsWith(typed);

/** Words and compounds of the trade that begin so, of which products have each part. */
function wordsOfTrade(vocabulary: Vocabulary, start: string): readonly string[] {
  const { concepts, language, isSoldConcept } = vocabulary;
  const isSold = (word: string): boolean =>
    concepts
      .conceptsOf(word, lexemesOf(word, language), false)
      .some(({ words }) => words.some(({ lexemes }) => isSoldConcept(lexemes)));
  const words = start.length < 2 ? [] : conceptsBeginning(vocabulary, start).filter(isSold);
  if (words.length > 0) return words;
  const compound = compoundBeginning(vocabulary, start);
  return compound === undefined || !isSold(compound.modifier)
    ? []
    : compound.words.filter((_, index) => isSold(compound.heads[index] ?? ''));
}

/**
 * Phrases that begin with the typed text, best first: searches of others, names in the shop, and, for several words,
 * the last one completed. Without any of these, what the trade has for the last word.
 */
export function complete(
  vocabulary: Vocabulary,
  typed: string,
  searched: readonly Searched[],
  max: number,
): readonly string[] {
  const phrase = phraseOf(typed);
  if (phrase === '') return searched.slice(0, max).map((each) => each.phrase);
  const ranked = (start: string): string[] => {
    const folded = foldWord(start, vocabulary.language);
    return vocabulary
      .suggestionsFor(folded)
      .filter(({ term }) => matches(term, start, folded))
      .toSorted((a, b) => weightOf(b) - weightOf(a))
      .map(({ term }) => term);
  };
  const cut = phrase.lastIndexOf(' ') + 1;
  const [before, last] = [phrase.slice(0, cut), phrase.slice(cut)];
  const lastWord =
    cut === 0 || last === ''
      ? []
      : ranked(last)
          .filter((text) => !text.includes(' '))
          .map((text) => before + text);
  const known = [...searched.map((each) => each.phrase), ...ranked(phrase), ...lastWord];
  const phrases = known.length > 0 ? known : wordsOfTrade(vocabulary, last).map((text) => before + text);
  return [...new Set(phrases)].slice(0, max);
}

/** The text with each unknown word replaced by its nearest known one; `undefined` when there is none. */
export function didYouMean(
  text: string,
  { correct, isShopWord }: Pick<Vocabulary, 'correct' | 'isShopWord'>,
): string | undefined {
  const words = wordsOf(text).map((word) => word.text);
  const meant = words.map((word) => (isShopWord(word) || hasDigit(word) ? word : (correct(word) ?? word)));
  return meant.some((word, index) => word !== words[index]) ? meant.join(' ') : undefined;
}
