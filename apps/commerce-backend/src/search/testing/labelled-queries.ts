import { languages } from '@lyng/model';
import type { CatalogueSource, Language, SourceProduct } from '@lyng/model';
import { createRandom } from '@lyng/demo-catalogue/core';
import type { Random } from '@lyng/demo-catalogue/core';
import { foldWord } from '../core/fold.ts';
import written from './written-queries.json' with { type: 'json' };

/** A search of the demo catalogue, and the products that a shopper expects from it. */
export interface LabelledQuery {
  readonly language: Language;
  readonly text: string;
  /** The origin of the query: `typo`, `written` … */
  readonly sort: string;
  readonly wants: (product: SourceProduct) => boolean;
}

const SEED = 'labelled-queries';
/** Products that queries are made of, per language. */
const SAMPLE = 12;
const LETTERS = 'abcdefghijklmnoprstuvy';

/** One typing mistake: a letter left out, doubled, swapped with its neighbour or replaced; never the first. */
const misspell = (word: string, random: Random): string => {
  const at = random.between(1, word.length - 2);
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  return random.pick([
    before + after,
    before + letter + letter + after,
    before + after.charAt(0) + letter + after.slice(1),
    before + random.pick([...LETTERS]) + after,
  ]);
};

const value = (product: SourceProduct, key: string): readonly string[] => {
  if (key === 'kind') return [product.kind];
  if (key === 'colour') return [product.colour.key];
  if (key === 'gender') return [product.gender];
  return product.parameters.filter(({ groupId }) => groupId === 2).map(({ identifier }) => identifier);
};

/** `kind=sneaker,boot colour=black` */
const matcher = (text: string): LabelledQuery['wants'] => {
  const demands = text
    .split(' ')
    .map((demand) => demand.split('='))
    .map(([key = '', values = '']) => ({ key, values: values.split(',') }));
  return (product) => demands.every(({ key, values }) => value(product, key).some((each) => values.includes(each)));
};

const writtenQueries = (language: Language): LabelledQuery[] =>
  written[language].map(([text = '', label = '']) => ({ language, text, sort: 'written', wants: matcher(label) }));

const madeQueries = (catalogue: CatalogueSource, language: Language): LabelledQuery[] => {
  const random = createRandom(`${SEED}/${language}`);
  const brands = new Map(catalogue.brands.map(({ brandId, name }) => [brandId, name]));
  const categories = new Map(catalogue.categories.map((category) => [category.categoryId, category.name[language]]));
  return random
    .shuffle(catalogue.products)
    .slice(0, SAMPLE)
    .flatMap((product) => {
      const name = product.name[language];
      const brand = brands.get(product.brandId) ?? '';
      const category = categories.get(product.primaryCategoryId) ?? '';
      const query = (sort: string, text: string, wants: LabelledQuery['wants']): LabelledQuery => ({
        language,
        sort,
        text,
        wants,
      });
      const self = ({ productId }: SourceProduct): boolean => productId === product.productId;
      const sameModel = ({ variantGroupId }: SourceProduct): boolean => variantGroupId === product.variantGroupId;
      const kind = name.match(/(?<!\p{L})\p{Ll}\p{L}{5,}/gu)?.at(-1) ?? category.toLowerCase();
      return [
        query('name', name, self),
        query('name without Nordic letters', foldWord(name.toLowerCase(), language), self),
        query('article number', product.articleNumber, self),
        query(
          'brand, colour and kind',
          `${brand} ${product.colour.name[language]} ${category}`.toLowerCase(),
          (other) =>
            other.brandId === product.brandId && other.kind === product.kind && other.colour.key === product.colour.key,
        ),
        query(
          'brand and kind',
          `${category} ${brand}`,
          (other) => other.brandId === product.brandId && other.primaryCategoryId === product.primaryCategoryId,
        ),
        query(
          'typo in a name',
          name.replace(/\S{6,}/u, (word) => misspell(word, random)),
          sameModel,
        ),
        query('typo in a kind', misspell(kind, random), ({ kind: other }) => other === product.kind),
        query(
          'typo in a brand',
          misspell(brand.toLowerCase().split(' ')[0] ?? '', random),
          ({ brandId }) => brandId === product.brandId,
        ),
      ];
    });
};

/** Every labelled query: made from the catalogue, the same on every machine, and written by hand. */
export const labelledQueries = (catalogue: CatalogueSource): readonly LabelledQuery[] =>
  languages.flatMap((language) => [...madeQueries(catalogue, language), ...writtenQueries(language)]);
