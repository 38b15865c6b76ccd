import type { Database } from '../../src/platform/database/database.ts';
import { searchLanguageOf } from './evaluation-set.ts';
import type { SetQuery, EvaluationSet } from './evaluation-set.ts';
import { hasWanted, scoreOf } from './metrics.ts';
import type { Gains, Score } from './metrics.ts';
import { rankByBm25 } from './rank-bm25.ts';
import { rankByCoverDensity } from './rank-cd.ts';
import { rankByShop } from './rank-ours.ts';
import type { Ranking } from './ranking.ts';

/** The result of one query in one ranking. */
export interface QueryResult extends Score {
  readonly query: SetQuery;
  readonly milliseconds: number;
}

/** The results of every measured query, in the order of the set. */
export interface RankingResult {
  readonly name: string;
  readonly results: readonly QueryResult[];
}

export interface MeasuredSet {
  /** The shop's own first. */
  readonly rankings: readonly RankingResult[];
  /** Queries without a product that has a gain: no order of products is better than another. */
  readonly leftOut: readonly SetQuery[];
}

const gainsOf = ({ judgements, unjudgedGain, successGain, products }: EvaluationSet, { id }: SetQuery): Gains => ({
  gains: judgements.get(id) ?? new Map<string, number>(),
  unjudgedGain,
  successGain,
  products: products.length,
});

async function runQueries({ name, rank }: Ranking, set: EvaluationSet, queries: readonly SetQuery[]) {
  const results: QueryResult[] = [];
  // The first query of all may prepare what the others use.
  if (queries[0] !== undefined) await rank(queries[0]);
  for (const query of queries) {
    const start = performance.now();
    const found = await rank(query);
    const milliseconds = performance.now() - start;
    results.push({ query, milliseconds, ...scoreOf(found, gainsOf(set, query)) });
  }
  return { name, results };
}

async function rankingsOf(db: Database, set: EvaluationSet): Promise<readonly Ranking[]> {
  const stemLanguageOf = (query: SetQuery) => searchLanguageOf(set, query);
  const rankings = [
    await rankByShop(db, set),
    await rankByBm25(db, set, { name: 'BM25', titleTimes: 1, stemLanguageOf }),
    await rankByBm25(db, set, { name: 'BM25, title × 3', titleTimes: 3, stemLanguageOf }),
  ];
  if (set.queries.some(({ language }) => language === 'en')) {
    const ownLanguage = ({ language }: SetQuery) => language;
    rankings.push(
      await rankByBm25(db, set, { name: 'BM25, English stems', titleTimes: 1, stemLanguageOf: ownLanguage }),
      await rankByBm25(db, set, { name: 'BM25, English stems, title × 3', titleTimes: 3, stemLanguageOf: ownLanguage }),
    );
  }
  return [...rankings, ...(await rankByCoverDensity(db, set))];
}

/**
 * Loads the products of a set into an empty database and runs its queries in every ranking: the shop's own, BM25, and
 * PostgreSQL's.
 */
export async function measureSet(db: Database, set: EvaluationSet): Promise<MeasuredSet> {
  const measured = set.queries.filter((query) => hasWanted(gainsOf(set, query)));
  const rankings: RankingResult[] = [];
  for (const ranking of await rankingsOf(db, set)) rankings.push(await runQueries(ranking, set, measured));
  return { rankings, leftOut: set.queries.filter((query) => !measured.includes(query)) };
}
