import { foldWord } from './fold.ts';
import { lowerBound } from './vocabulary.ts';
import type { Suggestion, Vocabulary } from './vocabulary.ts';
import { phraseOf } from './words.ts';

/** A phrase that shoppers have searched for. */
export interface Searched {
  readonly phrase: string;
  readonly searches: number;
}

const beginning = (suggestions: readonly Suggestion[], start: string): Suggestion[] => {
  const from = lowerBound(suggestions, ({ folded }) => folded < start);
  const found: Suggestion[] = [];
  for (let index = from; index < suggestions.length; index += 1) {
    const suggestion = suggestions[index];
    if (suggestion === undefined || !suggestion.folded.startsWith(start)) break;
    found.push(suggestion);
  }
  return found;
};

/** A phrase of the shop comes before a word of a product's name. */
const weightOf = ({ kind, frequency }: Suggestion): number => frequency * (kind === 'phrase' ? 2 : 1);

/** Typed Nordic letters are meant: å does not begin a word that only has an a. */
const matches = (text: string, typed: string, folded: string): boolean => typed === folded || text.startsWith(typed);

/**
 * Phrases that begin with the typed text, best first: searches of others, names in the shop, and, for several words,
 * the last one completed.
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
    return beginning(vocabulary.suggestions, folded)
      .filter(({ text }) => matches(text, start, folded))
      .toSorted((a, b) => weightOf(b) - weightOf(a))
      .map(({ text }) => text);
  };
  const cut = phrase.lastIndexOf(' ') + 1;
  const [before, last] = [phrase.slice(0, cut), phrase.slice(cut)];
  const lastWord =
    cut === 0 || last === ''
      ? []
      : ranked(last)
          .filter((text) => !text.includes(' '))
          .map((text) => before + text);
  return [...new Set([...searched.map((each) => each.phrase), ...ranked(phrase), ...lastWord])].slice(0, max);
}
