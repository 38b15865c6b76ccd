import { fail, ok } from '@lyng/model';
import type { Result, SourceGender } from '@lyng/model';

const wordsOfGender: Readonly<Record<SourceGender, readonly string[]>> = {
  women: [
    'women',
    'womens',
    'woman',
    'female',
    'ladies',
    'lady',
    'dame',
    'damer',
    'dam',
    'kvinder',
    'kvinner',
    'naiset',
  ],
  men: ['men', 'mens', 'man', 'male', 'gentlemen', 'herre', 'herrer', 'herr', 'mænd', 'menn', 'miehet'],
  children: [
    'children',
    'child',
    'kids',
    'kid',
    'kids & baby',
    'baby',
    'babies',
    'baby boys',
    'baby girls',
    'newborn',
    'infant',
    'toddler',
    'boys',
    'boy',
    'girls',
    'girl',
    'junior',
    'børn',
    'barn',
    'lapset',
  ],
  unisex: ['unisex', 'adult', 'adults'],
};

const genderOfWord = new Map(
  Object.entries(wordsOfGender).flatMap(([gender, words]) => words.map((word) => [word, gender])),
) as ReadonlyMap<string, SourceGender>;

const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/['’]s?$/, '');

const everyWord = new Set([...genderOfWord.keys()].flatMap((words) => words.split(' ')));

/** `Women's Shoes` without its department. */
export const withoutGenders = (part: string): string =>
  part
    .split(/[\s_-]+/)
    .filter((word) => word === '&' || !everyWord.has(plain(word)))
    .join(' ');

const oneOf = (genders: Iterable<SourceGender>): SourceGender | undefined => {
  const [first, ...others] = new Set(genders);
  return others.length === 0 ? first : 'unisex';
};

/** The department in a category path: its first word that names one. */
function genderOfPath(path: string): SourceGender | undefined {
  const named = path
    .split('>')
    .flatMap((part) => part.split(/[\s_-]+/))
    .flatMap((word) => genderOfWord.get(plain(word)) ?? []);
  return oneOf(named);
}

/** Whom a row is for: its own word, or its path; without either, or with several, everybody. */
export function genderOf(word: string | undefined, path: string): Result<string, SourceGender> {
  if (word === undefined) return ok(genderOfPath(path) ?? 'unisex');
  const genders = word.split(/[/,]/).map((part) => genderOfWord.get(plain(part)));
  const known = genders.filter((gender) => gender !== undefined);
  return known.length < genders.length ? fail(`unknown gender "${word}"`) : ok(oneOf(known) ?? 'unisex');
}

/** The departments that a mapping file may name. */
export const isGender = (word: string): word is SourceGender => Object.hasOwn(wordsOfGender, word);
