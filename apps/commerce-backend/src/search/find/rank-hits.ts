import type { Database } from '../../platform/database/database.ts';
import type { CatalogueSnapshot } from '../../catalogue/snapshot/catalogue-snapshot.ts';
import { score } from '../core/ranking/rank.ts';
import { readInterest } from './read-interest.ts';
import type { ScoredHit } from '../core/ranking/best-hits.ts';

const noInterest = { clicks: 0, adds: 0, favourites: 0 };

/** Hits whose interest is read: the first pages. */
const MAX_INTERESTING = 240;

/** Sorts hits by relevance, popularity and availability: the first ones, and those that were clicked after the phrase. */
export async function rankHits(
  db: Database,
  hits: readonly ScoredHit[],
  { columns }: CatalogueSnapshot,
  phraseClicks: ReadonlyMap<number, number>,
): Promise<Int32Array> {
  if (hits.length === 0) return new Int32Array();
  const idOf = ({ ordinal }: ScoredHit): number => columns.ids[ordinal] ?? 0;
  const isFirst = (hit: ScoredHit, place: number): boolean => place < MAX_INTERESTING || phraseClicks.has(idOf(hit));
  const first = hits.filter(isFirst);
  const interest = await readInterest(db, first.map(idOf));
  const standings = first.map((hit) => ({
    hit,
    standing: score({
      relevance: hit.relevance,
      ...(interest.get(idOf(hit)) ?? noInterest),
      phraseClicks: phraseClicks.get(idOf(hit)) ?? 0,
      unitsSold: columns.unitsSold[hit.ordinal] ?? 0,
      isBuyable: (columns.stock.buyable[hit.ordinal] ?? 0) > 0,
    }),
  }));
  const sorted = standings.toSorted((a, b) => b.standing - a.standing || idOf(a.hit) - idOf(b.hit));
  return Int32Array.from([
    ...sorted.map(({ hit }) => hit.ordinal),
    ...hits.flatMap((hit, place) => (isFirst(hit, place) ? [] : hit.ordinal)),
  ]);
}
