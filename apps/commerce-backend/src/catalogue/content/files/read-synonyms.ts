import { ContentFileError } from './content-error.ts';
import { readLanguages } from './read-languages.ts';
import type { Synonyms } from './search-rules.ts';

/** One word; a hyphen and the like may hold two together. */
const WORD = /^[\p{L}\p{M}\p{N}]+(?:[-'’&/.][\p{L}\p{M}\p{N}]+)*$/u;
/** Letters of a word. */
const MAX_LETTERS = 40;

const EXAMPLE = '[gympadojor, sneakers]';

/** Reads words of one meaning: for each language a list of lists. */
export const readSynonyms = (source: string): Synonyms =>
  readLanguages(source, (groups, language, lineOf) => {
    if (!Array.isArray(groups))
      throw new ContentFileError(lineOf(language), `"${language}" needs a list of lines such as "- ${EXAMPLE}".`);
    return groups.map((group: unknown, index): readonly string[] => {
      const line = lineOf(language, index);
      if (!Array.isArray(group) || group.length < 2)
        throw new ContentFileError(line, `A line has two or more words of one meaning: ${EXAMPLE}.`);
      return group.map((word: unknown) => {
        if (typeof word === 'string' && word.length <= MAX_LETTERS && WORD.test(word)) return word;
        throw new ContentFileError(
          line,
          `${JSON.stringify(word)} is not one word of at most ${String(MAX_LETTERS)} letters.`,
        );
      });
    });
  });
