import { hashOf } from '@lyng/demo-catalogue/core';
import { differenceInterval } from './difference-interval.ts';
import type { DifferenceInterval } from './difference-interval.ts';
import type { SetQuery } from './evaluation-set.ts';
import { mean, percentile } from './metrics.ts';
import type { MeasuredSet, QueryResult } from './measure-set.ts';

/** The figures of one ranking over some queries; shares are from 0 to 1. */
export interface Figures {
  readonly ndcg: number;
  readonly success1: number;
  readonly success10: number;
  /** The share of the products among the first ten that have a judgement. */
  readonly judged: number;
  readonly withoutResult: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
  /** The shop's lead in nDCG; the shop itself has none. */
  readonly shopIsHigherBy?: DifferenceInterval;
}

export interface Group {
  readonly name: string;
  readonly queries: number;
  /** By ranking, the shop first. */
  readonly rankings: Readonly<Record<string, Figures>>;
}

const figuresOf = (results: readonly QueryResult[], shop: readonly QueryResult[] | undefined): Figures => {
  const times = results.map(({ milliseconds }) => milliseconds);
  const shown = results.reduce((sum, result) => sum + result.shown, 0);
  return {
    ndcg: mean(results.map(({ ndcg }) => ndcg)),
    success1: mean(results.map(({ first }) => Number(first))),
    success10: mean(results.map(({ top }) => Number(top))),
    judged: shown === 0 ? 0 : results.reduce((sum, { judged }) => sum + judged, 0) / shown,
    withoutResult: results.filter((result) => result.shown === 0).length,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    ...(shop === undefined
      ? {}
      : { shopIsHigherBy: differenceInterval(results.map(({ ndcg }, index) => (shop[index]?.ndcg ?? 0) - ndcg)) }),
  };
};

/** Rules are tuned on one half of the queries, and the other half is reported; a query's id decides which it is in. */
const halfOf = ({ id }: SetQuery): string => (hashOf(id) % 2 === 0 ? 'half to tune on' : 'half to report');

const groupers: readonly ((query: SetQuery) => string)[] = [
  () => 'all',
  ({ language }) => `language: ${language}`,
  ({ sort }) => `sort: ${sort}`,
  halfOf,
];

/** The figures of all queries, of each language, of each sort, and of both halves. */
export function summarise({ rankings }: MeasuredSet): readonly Group[] {
  const [shop] = rankings;
  const queries = shop?.results.map(({ query }) => query) ?? [];
  return groupers.flatMap((nameOf) =>
    [...new Set(queries.map(nameOf))].map((name) => {
      const isIn = ({ query }: QueryResult): boolean => nameOf(query) === name;
      const ours = shop?.results.filter(isIn);
      return {
        name,
        queries: ours?.length ?? 0,
        rankings: Object.fromEntries(
          rankings.map((ranking) => [
            ranking.name,
            figuresOf(ranking.results.filter(isIn), ranking === shop ? undefined : ours),
          ]),
        ),
      };
    }),
  );
}
