import { compoundBeginning, conceptsBeginning } from './beginnings.ts';
import { foldWord } from '../words/fold.ts';
import { lexemesOf } from '../words/lexemes.ts';
import type { Suggestion, Vocabulary } from './vocabulary.ts';
import { hasDigit, phraseOf, wordsOf } from '../words/words.ts';

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
