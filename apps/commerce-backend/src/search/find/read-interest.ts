import { sql } from 'kysely';
import type { Language } from '@lyng/model';
import type { Database } from '../../platform/database/database.ts';
import type { Interest } from '../recommend/co-occurrence.ts';

/** Products that are looked at because shoppers clicked them after a search for this exact phrase. */
const MAX_CHOSEN = 200;

/** How often products were clicked after a search for a phrase. */
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
export async function readInterest(
  db: Database,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, Interest>> {
  const { rows } = await sql<Interest & { readonly product_id: number }>`select * from product_interest
    where product_id in (select value::integer from json_array_elements_text(${JSON.stringify(productIds)}::json))`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.product_id, row]));
}
