import type { Language } from '@lyng/model';

/** The ASCII letters of each language: Danish spells out, the others drop the marks. */
const spelledOut: Record<Language, Readonly<Record<string, string>>> = {
  da: { æ: 'ae', ø: 'oe', å: 'aa', ä: 'ae', ö: 'oe' },
  sv: { å: 'a', ä: 'a', ö: 'o', æ: 'a', ø: 'o' },
  nb: { æ: 'ae', ø: 'o', å: 'a', ä: 'a', ö: 'o' },
  fi: { å: 'a', ä: 'a', ö: 'o', æ: 'a', ø: 'o' },
};

/** A text as a part of an address: lower-case ASCII words joined by hyphens. */
export function slugOf(language: Language, text: string): string {
  return text
    .toLowerCase()
    .replace(/[æøåäö]/g, (letter) => spelledOut[language][letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/&/g, ' ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
