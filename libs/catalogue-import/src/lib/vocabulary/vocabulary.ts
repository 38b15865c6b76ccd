import { inEveryLanguage } from '@lyng/demo-catalogue/core';
import type { Language, Localized } from '@lyng/model';
import da from './da.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import fi from './fi.json' with { type: 'json' };
import goods from './goods.json' with { type: 'json' };
import nb from './nb.json' with { type: 'json' };
import sv from './sv.json' with { type: 'json' };

/** The words of the shop's languages, and those of feeds in English. A text has several words with commas between them. */
export const words: Readonly<Record<Language, typeof da>> & { readonly en: typeof en } = { da, sv, nb, fi, en };

/** English and the shop's languages: their words for the same things are read alike. */
export const allWords = [en, da, sv, nb, fi];

/** The kinds, classes of photos and colours that the demo's range does not have: each has a name in every language. */
export { goods };

/** The words of an entry. */
export const listed = (text: string): readonly string[] => text.split(', ');

/** The words of an entry of every language. */
export const listedInAll = (entryOf: (one: (typeof allWords)[number]) => string): readonly string[] =>
  allWords.flatMap((one) => listed(entryOf(one)));

/** An entry in the shop's languages, with `{name}` in its place. */
export const localized = (
  entryOf: (own: typeof da) => string,
  nameIn: (language: Language) => string = () => '',
): Localized =>
  inEveryLanguage((_copy, language) => entryOf(words[language]).replace('{name}', () => nameIn(language)));

/** The keys of a table, which has no others. */
export const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(table) as Key[];
