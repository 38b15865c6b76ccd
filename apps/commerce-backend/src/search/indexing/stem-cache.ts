import type { Language } from '@lyng/model';
import type { Database } from '../../platform/database/database.ts';
import { readStems } from './read-stems.ts';

/** Max cached words; a stem never changes, so clearing them all now and then costs one query each. */
const MAX_WORDS = 50_000;

/** Finds the stems of the words of a query. */
export type StemsOf = (language: Language, words: readonly string[]) => Promise<(word: string) => string>;

/** Queries the database once for each word. */
export function makeStemCache(db: Database): StemsOf {
  const known = new Map<string, string>();
  return async (language, words) => {
    if (known.size > MAX_WORDS) known.clear();
    const missing = [...new Set(words)].filter((word) => !known.has(`${language} ${word}`));
    for (const [word, stem] of await readStems(db, language, missing)) known.set(`${language} ${word}`, stem);
    return (word) => known.get(`${language} ${word}`) ?? word;
  };
}
