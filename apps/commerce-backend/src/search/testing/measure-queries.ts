import type { CatalogueSource, SourceProduct } from '@lyng/model';
import type { Database } from '../../platform/database/database.ts';
import { makeCatalogueReader } from '../../catalogue/snapshot/catalogue-reader.ts';
import { filterByTests } from '../../catalogue/columns/product-columns.ts';
import { facetTests, readSelection } from '../../catalogue/facets/facet-selection.ts';
import { makeTextSearch } from '../find/text-search.ts';
import type { LabelledQuery } from './labelled-queries.ts';

const TOP = 10;

/** The results of a set of queries. */
export interface Success {
  readonly total: number;
  /** Queries whose first product was expected. */
  readonly at1: number;
  /** Queries with an expected product among the first ten. */
  readonly at10: number;
}

export interface SearchQuality {
  readonly all: Success;
  readonly byLanguage: Readonly<Record<string, Success>>;
  readonly bySort: Readonly<Record<string, Success>>;
  /** Queries without an expected product among the first ten: `sv typo: plonbok`. */
  readonly missed: readonly string[];
  /** Corrected queries without a misspelling: `da word not sold: paraply → parka`. */
  readonly wrongCorrections: readonly string[];
}

interface Outcome {
  readonly query: LabelledQuery;
  /** The position of the first expected product, from 0; -1 without one. */
  readonly place: number;
  readonly corrected: string | undefined;
}

interface Found {
  readonly products: readonly SourceProduct[];
  readonly corrected: string | undefined;
}

/** A query for what is not sold has no expected product: it counts as the best when it was left as it is written. */
const placeOf = ({ wants, leading }: LabelledQuery, { products, corrected }: Found): number => {
  if (wants === undefined) return corrected === undefined ? 0 : -1;
  return leading === undefined || products.slice(0, leading.count).every(leading.every)
    ? products.findIndex(wants)
    : -1;
};

const nameOf = ({ query: { language, sort, text } }: Outcome): string => `${language} ${sort}: ${text}`;

const isFound = ({ place }: Outcome): boolean => place >= 0 && place < TOP;

const successOf = (outcomes: readonly Outcome[]): Success => ({
  total: outcomes.length,
  at1: outcomes.filter(({ place }) => place === 0).length,
  at10: outcomes.filter(isFound).length,
});

const groupedBy = (outcomes: readonly Outcome[], name: 'language' | 'sort'): Record<string, Success> => {
  const groups = new Map<string, Outcome[]>();
  for (const outcome of outcomes)
    groups.set(outcome.query[name], [...(groups.get(outcome.query[name]) ?? []), outcome]);
  return Object.fromEntries([...groups].map(([group, some]) => [group, successOf(some)]));
};

/** Runs every query on the catalogue that is loaded in the database. */
export async function measureQueries(
  db: Database,
  catalogue: CatalogueSource,
  queries: readonly LabelledQuery[],
): Promise<SearchQuality> {
  const snapshot = await makeCatalogueReader({ db })();
  const search = makeTextSearch(db);
  const sources = new Map(catalogue.products.map((product) => [product.productId, product]));
  const outcomes: Outcome[] = [];
  for (const query of queries) {
    const { ordinals, near, corrected, understood } = await search.find({
      snapshot,
      language: query.language,
      text: query.text,
    });
    const sizes = readSelection(understood.sizes.flatMap(({ facetIds }) => facetIds));
    const tests = [...facetTests(sizes, { columns: snapshot.columns, market: 'se' }).values()];
    const products = [...filterByTests(ordinals, tests), ...filterByTests(near, tests)].flatMap(
      (ordinal) => sources.get(snapshot.columns.ids[ordinal] ?? 0) ?? [],
    );
    outcomes.push({ query, corrected, place: placeOf(query, { products, corrected }) });
  }
  return {
    all: successOf(outcomes),
    byLanguage: groupedBy(outcomes, 'language'),
    bySort: groupedBy(outcomes, 'sort'),
    missed: outcomes.filter((outcome) => !isFound(outcome)).map(nameOf),
    wrongCorrections: outcomes
      .filter(({ query, corrected }) => corrected !== undefined && !query.isMisspelled)
      .map((outcome) => `${nameOf(outcome)} → ${outcome.corrected}`),
  };
}
