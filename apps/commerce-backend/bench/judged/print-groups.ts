import type { Figures, Group } from './summarise.ts';

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(3)}`;
const share = (value: number): string => `${(100 * value).toFixed(1)} %`;

const rowOf = ({ ndcg, success1, success10, judged, withoutResult, p50, p95, shopIsHigherBy: by }: Figures) => ({
  'nDCG@10': ndcg.toFixed(3),
  'success@1': share(success1),
  'success@10': share(success10),
  judged: share(judged),
  'no result': withoutResult,
  'p50 ms': p50.toFixed(1),
  'p95 ms': p95.toFixed(1),
  'shop higher by (95 %)': by === undefined ? '' : `${signed(by.mean)} (${signed(by.low)} to ${signed(by.high)})`,
});

/** Prints a table for each group of queries. */
export function printGroups(groups: readonly Group[]): void {
  for (const { name, queries, rankings } of groups) {
    console.log(`\n${name}: ${queries} queries`);
    console.table(Object.fromEntries(Object.entries(rankings).map(([ranking, figures]) => [ranking, rowOf(figures)])));
  }
}
