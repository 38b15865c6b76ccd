import type { Language } from '@lyng/model';

/** Min length of the remaining word, and the min length before a single letter that often belongs to the word. */
const MIN_LENGTH = 3;
const MIN_LENGTH_BEFORE_LETTER = 4;

const endings = [
  'arna',
  'orna',
  'erna',
  'erne',
  'ene',
  'an',
  'en',
  'et',
  'er',
  'ar',
  'or',
  'ne',
  'na',
  'r',
  'e',
  'a',
  'n',
  't',
];
const doubtful = ['n', 't'];

/** Only looks like a definite form: støvletter differ from støvler. */
const undivided = /støvlett?$/;

/** The ending of number and definiteness, and the s that may follow it. */
const cutEndings = (word: string): string => {
  if (undivided.test(word)) return word;
  const bare = word.length > MIN_LENGTH_BEFORE_LETTER ? word.replace(/s$/, '') : word;
  const ending = endings.find(
    (each) =>
      bare.endsWith(each) &&
      bare.length - each.length >= (doubtful.includes(each) ? MIN_LENGTH_BEFORE_LETTER : MIN_LENGTH),
  );
  return ending === undefined ? bare : bare.slice(0, -ending.length);
};

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
