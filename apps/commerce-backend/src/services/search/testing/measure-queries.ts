import type { CatalogueSource } from '../../../catalogue-source/catalogue-source.ts';
import type { Database } from '../../../database/database.ts';
import { makeCatalogueReader } from '../../catalogue/catalogue-reader.ts';
import { makeTextSearch } from '../find/text-search.ts';
import type { LabelledQuery } from './labelled-queries.ts';

const TOP = 10;

/** How a set of queries did. */
export interface Success {
  readonly asked: number;
  /** Queries whose first product was wanted. */
  readonly at1: number;
  /** Queries with a wanted product among the first ten. */
  readonly at10: number;
}

export interface SearchQuality {
  readonly all: Success;
  readonly byLanguage: Readonly<Record<string, Success>>;
  readonly bySort: Readonly<Record<string, Success>>;
  /** Queries without a wanted product among the first ten: `sv typo: plonbok`. */
  readonly missed: readonly string[];
}

interface Outcome {
  readonly query: LabelledQuery;
  /** The place of the first product that was wanted, from 0; -1 where none was found. */
  readonly place: number;
}

const successOf = (outcomes: readonly Outcome[]): Success => ({
  asked: outcomes.length,
  at1: outcomes.filter(({ place }) => place === 0).length,
  at10: outcomes.filter(({ place }) => place >= 0 && place < TOP).length,
});

const groupedBy = (outcomes: readonly Outcome[], name: 'language' | 'sort'): Record<string, Success> => {
  const groups = new Map<string, Outcome[]>();
  for (const outcome of outcomes)
    groups.set(outcome.query[name], [...(groups.get(outcome.query[name]) ?? []), outcome]);
  return Object.fromEntries([...groups].map(([group, some]) => [group, successOf(some)]));
};

/** Asks every query of a catalogue that has been loaded into the database. */
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
    const { ordinals } = await search.find({ snapshot, language: query.language, text: query.text });
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
