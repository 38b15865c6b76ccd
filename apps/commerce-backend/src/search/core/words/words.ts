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
