import { sql } from 'kysely';
import type { Language } from '@lyng/model';
import type { Database } from '../../platform/database/database.ts';
import type { CatalogueSnapshot } from '../../catalogue/snapshot/catalogue-snapshot.ts';
import { score } from '../core/ranking/rank.ts';
import type { ScoredHit } from '../core/ranking/best-hits.ts';
import type { Interest } from '../recommend/co-occurrence.ts';

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

/** Products that are looked at because shoppers clicked them after a search for this exact phrase. */
const MAX_CHOSEN = 200;

/** The clicks on products after a search for a phrase. */
export async function readPhraseClicks(
  db: Database,
  language: Language,
  phrase: string,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('phrase_interest')
    .select(['product_id', 'clicks'])
    .where('language', '=', language)
    .where('phrase', '=', phrase)
    .orderBy('clicks', 'desc')
    .limit(MAX_CHOSEN)
    .execute();
  return new Map(rows.map(({ product_id: id, clicks }) => [id, clicks]));
}

/** The interest in some products; leaves out products without any. */
async function readInterest(db: Database, productIds: readonly number[]): Promise<ReadonlyMap<number, Interest>> {
  const { rows } = await sql<Interest & { readonly product_id: number }>`select * from product_interest
    where product_id in (select value::integer from json_array_elements_text(${JSON.stringify(productIds)}::json))`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.product_id, row]));
}
