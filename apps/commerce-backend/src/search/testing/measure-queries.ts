import type { CatalogueSource } from '@lyng/model';
import type { Database } from '../../platform/database/database.ts';
import { makeCatalogueReader } from '../../catalogue/snapshot/catalogue-reader.ts';
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
}

interface Outcome {
  readonly query: LabelledQuery;
  /** The position of the first expected product, from 0; -1 without one. */
  readonly place: number;
}

const successOf = (outcomes: readonly Outcome[]): Success => ({
  total: outcomes.length,
  at1: outcomes.filter(({ place }) => place === 0).length,
  at10: outcomes.filter(({ place }) => place >= 0 && place < TOP).length,
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
    const found = await search.find({ snapshot, language: query.language, text: query.text });
    const ordinals = [...found.ordinals, ...found.near];
    const place = ordinals.findIndex((ordinal) => {
      const source = sources.get(snapshot.columns.ids[ordinal] ?? 0);
      return source !== undefined && query.wants(source);
    });
    outcomes.push({ query, place });
  }
  return {
    all: successOf(outcomes),
    byLanguage: groupedBy(outcomes, 'language'),
    bySort: groupedBy(outcomes, 'sort'),
    missed: outcomes
      .filter(({ place }) => place < 0 || place >= TOP)
      .map(({ query: { language, sort, text } }) => `${language} ${sort}: ${text}`),
  };
}
