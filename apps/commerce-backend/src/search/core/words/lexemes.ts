import type { Language } from '@lyng/model';

const strip = (word: string): string =>
  word.replace(/æ/g, 'ae').replace(/ø/g, 'o').replace(/ß/g, 'ss').normalize('NFD').replace(/\p{M}/gu, '');

/**
 * A word as typed on a keyboard without its letters: `övriga` and `ovriga` fold to the same, and, where they mean å, æ
 * and ø, `skaerp` and `skarp`, `stoevle` and `stovle`. In Finnish aa and ae are letters of their own.
 */
export const foldWord = (word: string, language: Language): string => {
  const plain = strip(word);
  return language === 'fi' ? plain : plain.replace(/aa|ae/g, 'a').replace(/oe/g, 'o');
};

/** Whether a word has a letter that folding loses: then its writer has a Nordic keyboard and means it. */
export const hasNordicLetters = (word: string): boolean => strip(word) !== word;

/** Puts matches between double braces: `{{vint}}erkängor`. The start of a word is compared after `fold`. */
export function highlight(text: string, typed: string, fold: (text: string) => string): string {
  if (typed === '') return text;
  const wanted = fold(typed);
  for (const { index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    for (let end = index + 1; end <= text.length; end += 1) {
      const folded = fold(text.slice(index, end));
      if (folded === wanted) return `${text.slice(0, index)}{{${text.slice(index, end)}}}${text.slice(end)}`;
      if (!wanted.startsWith(folded)) break;
    }
  }
  return text;
}

/** Min length of the remaining word. */
const MIN_LENGTH = 3;

/** The ending of number and definiteness; a single n or t often belongs to the word, so more of it must remain. */
const ENDING = /^(.{3,}?)(?:arna|orna|erna|erne|ene|an|en|et|er|ar|or|ne|na|r|e|a)$|^(.{4,}?)[nt]$/;

/** Only looks like a definite form: støvletter differ from støvler. */
const undivided = /støvlett?$/;

/** The ending, and the s that may follow it. */
const cutEndings = (word: string): string =>
  undivided.test(word) ? word : word.replace(/(?<=.{4})s$/, '').replace(ENDING, '$1$2');

const cutWhile = (word: string, end: RegExp): string => {
  let left = word;
  for (let next = left.replace(end, ''); next !== left && next.length >= MIN_LENGTH; next = left.replace(end, ''))
    left = next;
  return left;
};

/** `toffel` and `tofler`: an e comes and goes, and with it the second of two equal letters. */
const evenLetters = (word: string): string =>
  word.replace(/([^aeiouyåäöæø])e([lnr])$/, '$1$2').replace(/(.)\1+/g, '$1');

/** Consonants that Finnish weakens as a word is inflected: takki, takit; paita, paidat; kenkä, kengät. */
const grades: readonly (readonly [RegExp, string])[] = [
  [/(kk|pp|tt)$/, ''],
  [/n[gk]$/, 'nk'],
  [/m[mp]$/, 'mp'],
  [/[dt]$/, 't'],
  [/[vp]$/, 'p'],
];

const evenGrade = (word: string): string => {
  const [end, strong] = grades.find(([weak]) => weak.test(word)) ?? [/$^/, ''];
  return strong === '' ? word.replace(/(.)\1$/, '$1') : word.replace(end, strong);
};

/**
 * Joins forms that the stemmer keeps apart: `sko`, `skor`, `skoen`; `saapas`, `saappaat`. It sometimes joins too much,
 * so its hits count less than those of the stemmer.
 */
export const lightStem = (stem: string, language: Language): string =>
  language === 'fi' ? evenGrade(cutWhile(stem, /(?:in|(?<=s)t|[aeiouyäös])$/)) : evenLetters(cutEndings(stem));

/**
 * The three forms of a word in the index: its stem as it is; `=` with the result of lightStem; `~` with that folded,
 * where folding changes something. Each finds more and is less exact.
 */
export interface Lexemes {
  readonly stem: string;
  readonly light: string;
  /** Equal to `light` where folding changes nothing. */
  readonly folded: string;
}

/** The forms of a word by its stem. */
export function lexemesOf(stem: string, language: Language): Lexemes {
  const light = lightStem(stem, language);
  return { stem, light, folded: foldWord(light, language) };
}

/** A form as the index has it. */
export const stemTerm = ({ stem }: Lexemes): string => stem;
export const lightTerm = ({ light }: Lexemes): string => `=${light}`;
export const foldedTerm = ({ folded }: Lexemes): string => `~${folded}`;
