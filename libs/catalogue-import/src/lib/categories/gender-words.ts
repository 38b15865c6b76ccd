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

const SPACES = /[\s_-]+/;

/** `Women's Shoes` without its department. */
export const withoutGenders = (part: string): string =>
  part
    .split(SPACES)
    .filter((word) => genderOf(word) === undefined)
    .join(' ');

const oneOf = (genders: Iterable<SourceGender>): SourceGender | undefined => {
  const [first, ...others] = new Set(genders);
  return others.length === 0 ? first : 'unisex';
};

/** The department that the words of a category path name, of several everybody. */
export const genderOfPath = (path: string): SourceGender | undefined =>
  oneOf(
    path
      .split('>')
      .flatMap((part) => part.split(SPACES))
      .flatMap((word) => genderOf(word) ?? []),
  );

/** `baby girls`, `male|female`: one word for each. */
const gendersIn = (text: string): readonly (SourceGender | undefined)[] =>
  text
    .split(/[\s/,;|&]+/)
    .filter((word) => word !== '')
    .map(genderOf);

/** Whom a feed's word for a gender means, of several everybody; undefined where one of them is not known. */
export function readGender(text: string): SourceGender | undefined {
  const genders = gendersIn(text);
  return genders.includes(undefined) ? undefined : oneOf(genders.filter((gender) => gender !== undefined));
}

/** Whether an age group is children alone, or has adults; undefined for one that is not known. */
export function isForChildren(ageGroup: string): boolean | undefined {
  const known = gendersIn(ageGroup).filter((gender) => gender === 'children' || gender === 'unisex');
  return known.length === 0 ? undefined : !known.includes('unisex');
}

/** The departments that a mapping file may name. */
export const isGender = (word: string): word is SourceGender => Object.hasOwn(words.en.genders, word);
