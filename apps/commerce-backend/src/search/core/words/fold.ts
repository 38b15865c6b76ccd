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
