import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@lyng/model';
import { lightStem } from '../core/words/lexemes.ts';

/** The words of a language, whether the shop sells such products or not. */
export interface KnownWords {
  /** Whether the word is written so. */
  readonly has: (word: string) => boolean;
  /** Whether some form of the word is known. */
  readonly hasForm: (word: string) => boolean;
  /** Whether a word begins so. */
  readonly hasBeginning: (start: string) => boolean;
}

const cached = new Map<Language, KnownWords>();

/** Reads the list of a language, once. */
export function readKnownWords(language: Language): KnownWords {
  const known = cached.get(language);
  if (known !== undefined) return known;
  const words = new Set(readFileSync(join(import.meta.dirname, `${language}.txt`), 'utf8').split('\n'));
  let forms: Set<string> | undefined;
  const read: KnownWords = {
    has: (word) => words.has(word),
    hasBeginning: (start) => {
      for (const word of words) if (word.startsWith(start)) return true;
      return false;
    },
    hasForm: (word) => {
      forms ??= new Set(Array.from(words, (each) => lightStem(each, language)));
      return forms.has(lightStem(word, language));
    },
  };
  cached.set(language, read);
  return read;
}
