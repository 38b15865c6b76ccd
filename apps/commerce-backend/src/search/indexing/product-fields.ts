import { languages } from '@lyng/model';
import type { Language } from '@lyng/model';
import type { IndexedProduct } from '../../catalogue/snapshot/catalogue-index.ts';
import { fields } from '../core/ranking/bm25.ts';
import type { Field } from '../core/ranking/bm25.ts';
import { spelledWords } from './spelled-words.ts';
import type { FieldAverages } from './product-terms.ts';

/** The words of a product in one language, by field. */
export type ProductWords = Readonly<Record<Field, readonly string[]>>;

/** Collects the words by which a product is found. Numbers of articles are found by the database. */
export function productWords(product: IndexedProduct, language: Language): ProductWords {
  const text = product.texts[language];
  const { primaryCategory } = product;
  const others = product.categories.filter(({ categoryId }) => categoryId !== primaryCategory.categoryId);
  return {
    name: spelledWords([text.name]),
    kind: spelledWords([primaryCategory.texts[language].name]),
    brand: spelledWords([product.brand.name, text.colourName]),
    properties: spelledWords([
      ...product.parameters.map(({ value }) => value[language]),
      ...others.map(({ texts }) => texts[language].name),
    ]),
    text: spelledWords([text.description, text.details]),
  };
}

/** Of each language. */
export type Averages = Readonly<Record<Language, FieldAverages>>;

const byKey = <Key extends string, Value>(keys: readonly Key[], value: (key: Key) => Value): Record<Key, Value> =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;

/** The average number of words in the fields of a sample. */
export const averagesOf = (sample: readonly IndexedProduct[]): Averages =>
  byKey(languages, (language) => {
    const words = sample.map((product) => productWords(product, language));
    return byKey<Field, number>(fields, (field) =>
      Math.max(1, words.reduce((sum, each) => sum + each[field].length, 0) / Math.max(1, words.length)),
    );
  });
