import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const libraries = resolve(import.meta.dirname, '../../../../libs');

/** The files of a document, with the fragments that it uses: those of the catalogue, and those of prices. */
const files = {
  categories: [['categories'], []],
  list: [
    ['list-page', 'listed-product-fields'],
    ['shown-price-fields', 'shown-lowest-price-fields'],
  ],
  product: [['product-page'], ['price-fields', 'lowest-price-fields']],
} as const;

/** A query as the storefront sends it. */
export function storefrontDocument(name: keyof typeof files): string {
  const [catalogue, prices] = files[name];
  return [
    ...catalogue.map((file) => `catalogue/src/lib/wire/${file}`),
    ...prices.map((file) => `commerce-client/src/lib/wire/${file}`),
  ]
    .map((file) => readFileSync(`${libraries}/${file}.graphql`, 'utf8'))
    .join('\n');
}
