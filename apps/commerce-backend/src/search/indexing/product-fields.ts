import type { Language } from '@lyng/model';
import type { IndexedProduct } from '../../catalogue/snapshot/catalogue-index.ts';
import type { Field } from '../core/ranking/bm25.ts';
import { spelledWords } from './spelled-words.ts';

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
