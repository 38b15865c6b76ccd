/** A word as written, lower case, and the parts that a hyphen holds together: `t-shirt` is `tshirt` of `t` and `shirt`. */
export interface Word {
  readonly text: string;
  /** Empty where nothing is held together. */
  readonly parts: readonly string[];
}

const WORD = /[\p{L}\p{N}]+(?:[-'’&/.][\p{L}\p{N}]+)*/gu;
const PART = /[\p{L}\p{N}]+/gu;
/** Words of a text that are looked at: more say nothing more. */
export const MOST_WORDS = 8;

/** Letters of a word that are looked at. */
const LONGEST = 40;

/** The beginning of a word, without half a letter at its end. */
const shortened = (text: string): string => text.slice(0, LONGEST).replace(/[\ud800-\udbff]$/, '');

const clean = (text: string): string => text.normalize('NFC').toLowerCase();

const wordOf = (text: string): Word => {
  const parts = text.match(PART) ?? [];
  return { text: shortened(parts.join('')), parts: parts.length > 1 ? parts.map(shortened) : [] };
};

/** Cuts a text into words; å, ä, ö, æ and ø are letters like the rest. */
export const wordsOf = (text: string): readonly Word[] => (clean(text).match(WORD) ?? []).map(wordOf);

/** Whether a word is a number, or has one in it: such words are names, and have no forms. */
export const hasDigit = (word: string): boolean => /\p{N}/u.test(word);

/** The same text whatever its case and spaces: what searches are counted and remembered by. Holds nothing that a database refuses. */
export const phraseOf = (text: string): string =>
  clean(text)
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();
