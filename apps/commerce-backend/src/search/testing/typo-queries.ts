import { languages } from '@lyng/model';
import type { CatalogueSource, Language } from '@lyng/model';
import { createRandom } from '@lyng/demo-catalogue/core';
import type { LabelledQuery } from './labelled-queries.ts';
import { misspell } from './misspell.ts';

const SEED = 'typo-queries';
const PER_LANGUAGE = 75;
/** Of a shorter word, half of the typos are words themselves. */
const MIN_LENGTH = 5;
const WORD = /\p{L}+/gu;

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(WORD) ?? [];

/** The nouns for products: the words of their category, and the last word of a name that is not a model's own. */
const kindWordsOf = (catalogue: CatalogueSource, language: Language): ReadonlyMap<string, ReadonlySet<string>> => {
  const categories = new Map(catalogue.categories.map(({ categoryId, name }) => [categoryId, name[language]]));
  const kinds = new Map<string, Set<string>>();
  for (const { name, primaryCategoryId, kind } of catalogue.products) {
    const noun = name[language].match(/(?<!\p{L})\p{Ll}\p{L}+/gu)?.at(-1) ?? '';
    const words = [...wordsOf(categories.get(primaryCategoryId) ?? ''), ...wordsOf(noun)];
    for (const word of words)
      if (word.length >= MIN_LENGTH) kinds.set(word, (kinds.get(word) ?? new Set<string>()).add(kind));
  }
  return kinds;
};

const everyWordOf = ({ products, brands, categories }: CatalogueSource, language: Language): ReadonlySet<string> =>
  new Set(
    [
      ...products.flatMap(({ name, description, details }) => [
        name[language],
        description[language],
        details[language],
      ]),
      ...brands.map(({ name }) => name),
      ...categories.map(({ name }) => name[language]),
    ].flatMap(wordsOf),
  );

const typosOf = (catalogue: CatalogueSource, language: Language): LabelledQuery[] => {
  const random = createRandom(`${SEED}/${language}`);
  const kindWords = kindWordsOf(catalogue, language);
  const known = everyWordOf(catalogue, language);
  const typos = new Map<string, string>();
  while (typos.size < PER_LANGUAGE) {
    for (const word of random.shuffle([...kindWords.keys()])) {
      const typo = misspell(word, random);
      // A typo may be a word itself, which nothing has to correct.
      if (typos.size < PER_LANGUAGE && !known.has(typo)) typos.set(typo, word);
    }
  }
  return [...typos].map(([text, word]) => {
    // The word may be the end of a longer one: for `sneakers`, `lædersneakers` are wanted as well.
    const wanted = new Set([...kindWords].flatMap(([other, kinds]) => (other.endsWith(word) ? [...kinds] : [])));
    return { language, text, sort: 'typo', isMisspelled: true, wants: ({ kind }) => wanted.has(kind) };
  });
};

/**
 * Nouns for products with one typing mistake each, 75 in every language, the same on every machine. A product of that
 * kind is wanted.
 */
export const typoQueries = (catalogue: CatalogueSource): readonly LabelledQuery[] =>
  languages.flatMap((language) => typosOf(catalogue, language));
