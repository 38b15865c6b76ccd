import { languages } from '@lyng/model';
import { listed, words } from './vocabulary/vocabulary.ts';

/** The languages that a text is recognised in, as BCP 47 writes them. */
export type TextLanguage = 'da' | 'sv' | 'nb' | 'fi' | 'en';

/** Common words of each language, and those of clothes that the others write in another way. */
const languagesOf = new Map<string, TextLanguage[]>();
for (const language of [...languages, 'en'] as const)
  for (const word of listed(words[language].common))
    languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);

/** The language that most of the common words in a text belong to; undefined where two have as many, or none has any. */
export function recogniseLanguage(text: string): TextLanguage | undefined {
  const counts = new Map<TextLanguage, number>();
  for (const word of text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}']+/gu) ?? [])
    for (const language of languagesOf.get(word) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1);
  const [first, second] = [...counts].toSorted(([, one], [, other]) => other - one);
  return first === undefined || first[1] === second?.[1] ? undefined : first[0];
}

/** The language of a text of a source; undefined where its words do not show it. */
export type LanguageReader = (source: string, text: string) => TextLanguage | undefined;

/** So many texts of a source, and so large a share of them, show its language. */
const minTexts = 3;
const minShare = 0.9;

/**
 * Recognises texts row by row: one without a common word, such as a model's name, is in the language of nearly all
 * earlier texts of its source.
 */
export function createLanguageReader(): LanguageReader {
  const bySource = new Map<string, Map<TextLanguage, number>>();
  return (source, text) => {
    const counts = bySource.get(source) ?? new Map<TextLanguage, number>();
    bySource.set(source, counts);
    const found = recogniseLanguage(text);
    if (found !== undefined) {
      counts.set(found, (counts.get(found) ?? 0) + 1);
      return found;
    }
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    return total < minTexts ? undefined : [...counts].find(([, count]) => count >= total * minShare)?.[0];
  };
}
