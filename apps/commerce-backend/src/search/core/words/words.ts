import type { Language } from '@lyng/model';

/**
 * A word as written, lower case, and the parts that a hyphen holds together: `t-shirt` is `tshirt` of `t` and `shirt`.
 */
export interface Word {
  readonly text: string;
  /** Empty without a hyphen. */
  readonly parts: readonly string[];
}

const WORD = /[\p{L}\p{N}]+(?:[-'’&/.][\p{L}\p{N}]+)*/gu;
const PART = /[\p{L}\p{N}]+/gu;
/** Max words of a text that are looked at: more add no meaning. */
export const MAX_WORDS = 8;

/** Letters of a word that are used. */
const MAX_LENGTH = 40;

/** The beginning of a word, without half a letter at its end. */
const shortened = (text: string): string => text.slice(0, MAX_LENGTH).replace(/[\ud800-\udbff]$/, '');

const clean = (text: string): string => text.normalize('NFC').toLowerCase();

const wordOf = (text: string): Word => {
  const parts = text.match(PART) ?? [];
  return { text: shortened(parts.join('')), parts: parts.length > 1 ? parts.map(shortened) : [] };
};

/** Cuts a text into words; å, ä, ö, æ and ø are letters like the rest. */
export const wordsOf = (text: string): readonly Word[] => (clean(text).match(WORD) ?? []).map(wordOf);

/** Whether a word is a number, or has one in it: such words are names, and have no forms. */
export const hasDigit = (word: string): boolean => /\p{N}/u.test(word);

/**
 * The same text whatever its case and spaces: the key under which searches are counted and saved. Holds no characters
 * that the database rejects.
 */
export const phraseOf = (text: string): string =>
  clean(text)
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();

const wordsIn = (text: string): readonly string[] => text.split(' ');

/** Words of shopping: they do not describe a product. */
const ofShopping: Readonly<Record<Language, readonly string[]>> = {
  da: wordsIn('køb købe billig billige billigt tilbud udsalg salg online til for med og i på str størrelse pris'),
  sv: wordsIn('köp köpa billig billiga billigt rea erbjudande online till för med och i på stl storlek pris'),
  nb: wordsIn('kjøp kjøpe billig billige salg tilbud online til for med og i på str størrelse pris'),
  fi: wordsIn('osta ostaa halpa halvat halpoja ale alennus tarjous online ja koko hinta verkkokauppa'),
};

/** English, which many feeds and some shoppers write. */
const english = wordsIn('a an and are at by for from in is it of on or that the this to with your');

const all = Object.fromEntries(
  Object.entries(ofShopping).map(([language, words]) => [language, new Set([...words, ...english])]),
) as unknown as Readonly<Record<Language, ReadonlySet<string>>>;

/** Whether every product has the word or none; the stemmer knows the language's own, such as `och`. */
export const isStopWord = (word: string, language: Language): boolean => all[language].has(word);

/** The word before something that a product must not have. */
const negations: Readonly<Record<Language, string>> = { da: 'uden', sv: 'utan', nb: 'uten', fi: 'ilman' };

/** Whether a word excludes the one after it: `uden`, `without`. */
export const isNegation = (word: string, language: Language): boolean =>
  word === negations[language] || word === 'without';
