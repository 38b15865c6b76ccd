import type { SourceGender } from '@lyng/model';
import { allWords, listed, words } from '../vocabulary/vocabulary.ts';

const genderOfWord = new Map(
  allWords.flatMap(({ genders }) =>
    Object.entries(genders).flatMap(([gender, list]) => listed(list).map((word) => [word, gender])),
  ),
) as ReadonlyMap<string, SourceGender>;

const genderOf = (word: string): SourceGender | undefined =>
  genderOfWord.get(
    word
      .trim()
      .toLowerCase()
      .replace(/['’]s?$/, ''),
  );

/** `Women's Shoes` without its department. */
export const withoutGenders = (part: string): string =>
  part
    .split(/[\s_-]+/)
    .filter((word) => genderOf(word) === undefined)
    .join(' ');

const oneOf = (genders: Iterable<SourceGender>): SourceGender | undefined => {
  const [first, ...others] = new Set(genders);
  return others.length === 0 ? first : 'unisex';
};

/** `baby girls`, `male|female`, `Men > Shoes`: the gender of each word. */
const gendersIn = (text: string): readonly (SourceGender | undefined)[] =>
  text
    .split(/[\s/,;|&>_-]+/)
    .filter((word) => word !== '')
    .map(genderOf);

/** The department that the words of a category path name, of several everybody. */
export const genderOfPath = (path: string): SourceGender | undefined =>
  oneOf(gendersIn(path).filter((gender) => gender !== undefined));

/** Whom a feed's word for a gender means, of several everybody; undefined where one of them is not known. */
export const readGender = (text: string): SourceGender | undefined =>
  gendersIn(text).includes(undefined) ? undefined : genderOfPath(text);

/** Whether an age group is children alone, or has adults; undefined for one that is not known. */
export function isForChildren(ageGroup: string): boolean | undefined {
  const known = gendersIn(ageGroup).filter((gender) => gender === 'children' || gender === 'unisex');
  return known.length === 0 ? undefined : !known.includes('unisex');
}

/** The departments that a mapping file may name. */
export const isGender = (word: string): word is SourceGender => Object.hasOwn(words.en.genders, word);
