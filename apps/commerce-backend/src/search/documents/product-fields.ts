import type { Language } from '@lyng/model';
import type { IndexedProduct } from '../../catalogue/snapshot/catalogue-index.ts';

/** The searchable texts of a product in one language, by weight. */
export interface ProductFields {
  /** Name, brand and article number. */
  readonly a: readonly string[];
  /** The kind and its colour. */
  readonly b: readonly string[];
  /** Material, pattern, season and the like. */
  readonly c: readonly string[];
  /** Descriptions, and the numbers of its sizes. */
  readonly d: readonly string[];
}

/** Collects the texts of a product. */
export function productFields(product: IndexedProduct, language: Language): ProductFields {
  const text = product.texts[language];
  const categories = product.categories.map(({ texts }) => texts[language].name);
  const properties = product.parameters.map(({ value }) => value[language]);
  return {
    a: [text.name, product.brand.name, product.articleNumber],
    b: [...categories, text.colourName],
    c: properties,
    d: [text.description, text.details, ...product.skus.flatMap(({ articleNumber, gtin }) => [articleNumber, gtin])],
  };
}
