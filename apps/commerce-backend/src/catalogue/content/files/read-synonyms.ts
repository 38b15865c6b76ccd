import { array, mixed } from 'yup';
import { readLanguages } from './read-languages.ts';
import { checked } from './read-yaml.ts';
import type { Synonyms } from './search-rules.ts';

/** One word; a hyphen and the like may hold two together. */
const WORD = /^[\p{L}\p{M}\p{N}]+(?:[-'’&/.][\p{L}\p{M}\p{N}]+)*$/u;
/** Letters of a word. */
const MAX_LETTERS = 40;
const EXAMPLE = 'A line has two or more words of one meaning: [gympadojor, sneakers].';

const word = mixed({
  check: (value): value is string => typeof value === 'string' && value.length <= MAX_LETTERS && WORD.test(value),
}).typeError(
  ({ value }: { readonly value: unknown }) =>
    `${JSON.stringify(value)} is not one word of at most ${String(MAX_LETTERS)} letters.`,
);

const groups = array(array(word.defined()).typeError(EXAMPLE).min(2, EXAMPLE).defined()).defined();

/** Reads words of one meaning: for each language a list of lists. */
export const readSynonyms = (source: string): Synonyms => readLanguages(source, (part) => checked(groups, part));
