import type { Language } from '@lyng/model';
import type { Database } from '../../../database/database.ts';
import { readStems } from './read-stems.ts';

/** Words that are remembered; a stem never changes, so forgetting them all now and then costs one question each. */
const MOST_WORDS = 50_000;

/** Finds the stems of the words of a question. */
export type StemsOf = (language: Language, words: readonly string[]) => Promise<(word: string) => string>;

/** Asks the database once for each word. */
export function makeStemCache(db: Database): StemsOf {
  const known = new Map<string, string>();
  return async (language, words) => {
    if (known.size > MOST_WORDS) known.clear();
    const missing = [...new Set(words)].filter((word) => !known.has(`${language} ${word}`));
    for (const [word, stem] of await readStems(db, language, missing)) known.set(`${language} ${word}`, stem);
    return (word) => known.get(`${language} ${word}`) ?? word;
  };
}
