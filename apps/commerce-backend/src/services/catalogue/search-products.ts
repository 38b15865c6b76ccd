import type { Language } from '@lyng/model';
import type { IndexedProduct } from './catalogue-index.ts';

/** Lower case, without accents, with the Nordic letters spelled out: `Kängor` and `kangor` are one word, as are `blå` and `bla`. */
export const foldWord = (text: string): string =>
  text
    .toLowerCase()
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

const wordsOf = (text: string): string[] => foldWord(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** What a product is found by, most telling first, each padded so that ` word` finds where a word begins. */
const haystacks = new WeakMap<IndexedProduct, Map<Language, readonly string[]>>();

const haystackOf = (product: IndexedProduct, language: Language): readonly string[] => {
  let made = haystacks.get(product);
  if (made === undefined) haystacks.set(product, (made = new Map()));
  let fields = made.get(language);
  if (fields === undefined) {
    const text = product.texts[language];
    const categories = product.categories.map(({ texts }) => texts[language].name).join(' ');
    const parameters = product.parameters.map(({ value }) => value[language]).join(' ');
    fields = [text.name, `${product.brand.name} ${product.articleNumber}`, `${categories} ${text.colourName}`, parameters, text.description].map(
      (field) => ` ${wordsOf(field).join(' ')} `,
    );
    made.set(language, fields);
  }
  return fields;
};

/** What a hit in each field is worth. */
const worth = [16, 12, 6, 2, 1] as const;
/** More words than this say nothing more. */
const MOST_WORDS = 8;

const scoreOf = (fields: readonly string[], words: readonly string[]): number => {
  let score = 0;
  for (const word of words) {
    const best = fields.reduce((sum, field, index) => {
      if (!field.includes(` ${word}`)) return sum;
      return sum + (worth[index] ?? 0) * (field.includes(` ${word} `) ? 2 : 1);
    }, 0);
    if (best === 0) return 0;
    score += best;
  }
  return score;
};

/** Products in which every word begins some word, best match first, then best sold. */
export function searchProducts(products: readonly IndexedProduct[], searchText: string, language: Language): readonly IndexedProduct[] {
  const words = wordsOf(searchText).slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  return products
    .map((product) => ({ product, score: scoreOf(haystackOf(product, language), words) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || b.product.unitsSold - a.product.unitsSold || a.product.productId - b.product.productId)
    .map(({ product }) => product);
}
