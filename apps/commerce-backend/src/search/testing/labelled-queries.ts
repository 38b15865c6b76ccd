import { languages } from '@lyng/model';
import type { CatalogueSource, Language, SourceProduct } from '@lyng/model';
import { createRandom } from '@lyng/demo-catalogue/core';
import { foldWord } from '../core/words/lexemes.ts';
import { misspell } from './misspell.ts';
import { demandsOf, hasSize, labelTest } from './product-label.ts';
import written from './written-queries.json' with { type: 'json' };

/** A condition on the first products that a search finds. */
export interface Leading {
  readonly count: number;
  readonly every: (product: SourceProduct) => boolean;
}

/** A search of a catalogue, and the products that a shopper expects from it. */
export interface LabelledQuery {
  readonly language: Language;
  readonly text: string;
  /** The origin of the query: `typo`, `written` … */
  readonly sort: string;
  /** Undefined where the shop does not sell what is meant: such a query succeeds when it is not corrected. */
  readonly wants: ((product: SourceProduct) => boolean) | undefined;
  /** Whether a word is misspelled: a correction of any other query is wrong. */
  readonly isMisspelled: boolean;
  /** Required as well as a wanted product. */
  readonly leading?: Leading;
}

const SEED = 'labelled-queries';
/** Products that queries are made of, per language. */
const SAMPLE = 12;

/** Sorts of queries with a word that is not written as a dictionary writes it. */
const misspelledSorts: ReadonlySet<string> = new Set([
  'misspelling',
  'written apart',
  'name without Nordic letters',
  'typo',
  'typo in a name',
  'typo in a kind',
  'typo in a brand',
]);

/** Whether queries of that sort are misspelled. */
export const isMisspelledSort = (sort: string): boolean => misspelledSorts.has(sort);

/** Products at the beginning that must be of the material that was named. */
const LEADING_MATERIALS = 3;
/** Products at the beginning that must be sold in the size that was named. */
const LEADING_SIZES = 10;

type Wants = NonNullable<LabelledQuery['wants']>;

const leadingOf = (sort: string, label: string, wants: Wants, catalogue: CatalogueSource): Leading | undefined => {
  if (sort === 'size') {
    const sizes = demandsOf(label).flatMap(({ key, values }) => (key === 'size' ? values : []));
    return { count: LEADING_SIZES, every: (product) => sizes.some((size) => hasSize(size)(product)) };
  }
  return sort === 'material compound'
    ? { count: Math.min(LEADING_MATERIALS, catalogue.products.filter(wants).length), every: wants }
    : undefined;
};

const writtenQueries = (catalogue: CatalogueSource, language: Language): LabelledQuery[] =>
  written[language].map(([sort = '', text = '', label = '']) => {
    const query = { language, text, sort, isMisspelled: isMisspelledSort(sort) };
    if (label === '') return { ...query, wants: undefined };
    const wants = labelTest(label, catalogue.brands);
    const leading = leadingOf(sort, label, wants, catalogue);
    return { ...query, wants, ...(leading === undefined ? {} : { leading }) };
  });

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
      const query = (sort: string, text: string, wants: Wants): LabelledQuery => ({
        language,
        sort,
        text,
        wants,
        isMisspelled: isMisspelledSort(sort),
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
  languages.flatMap((language) => [...madeQueries(catalogue, language), ...writtenQueries(catalogue, language)]);
