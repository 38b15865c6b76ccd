import { isLanguage, isRecord, languages } from '@lyng/model';
import type { Language } from '@lyng/model';
import { array, mixed, string } from 'yup';
import { ContentFileError } from './content-error.ts';
import { checked, partOf, readYaml } from './read-yaml.ts';
import type { Written } from './read-yaml.ts';
import { fields } from './schemas.ts';

/** Words of one meaning, by language, beside those that the search knows itself. */
export type Synonyms = Readonly<Partial<Record<Language, readonly (readonly string[])[]>>>;

/** The merchant's own choice of products for a phrase, as article numbers. */
export interface ProductRule {
  /** As it is written in the file. */
  readonly phrase: string;
  /** First in the results, in this order. */
  readonly pin: readonly string[];
  /** Not in the results. */
  readonly hide: readonly string[];
}

export type ProductRules = Readonly<Partial<Record<Language, readonly ProductRule[]>>>;

/** The merchant's rules for the search. */
export interface SearchRules {
  readonly synonyms: Synonyms;
  readonly products: ProductRules;
}

/**
 * Reads a file with one part for each language. Everything in it is text: an article number may begin with zeros. A
 * language without anything is left out.
 */
function readLanguages<Part>(
  source: string,
  readPart: (part: Written) => Part,
): Readonly<Partial<Record<Language, Part>>> {
  const written = readYaml(source, 1, { isTextOnly: true });
  const parts: Partial<Record<Language, Part>> = {};
  for (const [language, part] of Object.entries(written.values)) {
    if (!isLanguage(language))
      throw new ContentFileError(
        written.lineOf(language),
        `"${language}" is none of the languages ${languages.join(', ')}.`,
      );
    if (part !== '' && part !== null) parts[language] = readPart(partOf(written, part, language));
  }
  return parts;
}

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

const LISTS = 'needs "pin" or "hide" with article numbers: pin: [LY-10006].';
const NUMBERS = 'needs a list of article numbers: [LY-10006].';

const numbers = array(string().typeError(NUMBERS).matches(/\S/, NUMBERS).defined()).typeError(NUMBERS).default([]);
const rule = fields({ pin: numbers, hide: numbers }).typeError(LISTS);

/** Phrases that differ by case and spaces are one. */
const sameText = (phrase: string): string => phrase.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

const trimmed = (list: readonly string[]): ReadonlySet<string> => new Set(list.map((number) => number.trim()));

function readPhrases(part: Written): readonly ProductRule[] {
  if (!isRecord(part.values))
    throw new ContentFileError(part.lineOf(), `"${part.name ?? ''}" needs phrases, each with "pin" or "hide".`);
  const seen = new Set<string>();
  return Object.entries(part.values).map(([phrase, values]) => {
    const same = sameText(phrase);
    if (same === '') throw new ContentFileError(part.lineOf(phrase), 'A phrase needs a word.');
    if (seen.has(same)) throw new ContentFileError(part.lineOf(phrase), `"${phrase}" is there twice.`);
    seen.add(same);
    const written = partOf(part, values, phrase);
    const read = checked(rule, written);
    const [pin, hide] = [trimmed(read.pin), trimmed(read.hide)];
    if (pin.size + hide.size === 0) throw new ContentFileError(written.lineOf(), `"${phrase}" ${LISTS}`);
    const both = [...pin].find((number) => hide.has(number));
    if (both !== undefined) throw new ContentFileError(written.lineOf('hide'), `${both} cannot be pinned and hidden.`);
    return { phrase, pin: [...pin], hide: [...hide] };
  });
}

/** Reads pinned and hidden products: for each language phrases, each with lists of article numbers. */
export const readProductRules = (source: string): ProductRules => readLanguages(source, readPhrases);
