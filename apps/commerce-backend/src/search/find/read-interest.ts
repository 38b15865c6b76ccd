import { sql } from 'kysely';
import type { Language } from '@lyng/model';
import type { Database } from '../../platform/database/database.ts';

/** Actions of shoppers on a product. */
export interface HitInterest {
  readonly clicks: number;
  readonly adds: number;
  readonly favourites: number;
  /** Clicks after a search for this exact phrase. */
  readonly phraseClicks: number;
}

export const noHitInterest: HitInterest = { clicks: 0, adds: 0, favourites: 0, phraseClicks: 0 };

/** Products that are looked at because shoppers clicked them after a search for this exact phrase. */
const MAX_CHOSEN = 200;

interface Question {
  readonly language: Language;
  readonly phrase: string;
  readonly productIds: readonly number[];
}

/** The interest in some products, and in those that were clicked after this phrase. */
export async function readInterest(
  db: Database,
  { language, phrase, productIds }: Question,
): Promise<ReadonlyMap<number, HitInterest>> {
  const { rows } = await sql<HitInterest & { readonly product_id: number }>`with chosen as (
      select product_id, clicks from phrase_interest where language = ${language} and phrase = ${phrase}
      order by clicks desc limit ${sql.lit(MAX_CHOSEN)}
    ), listed as (
      select value::integer as product_id from json_array_elements_text(${JSON.stringify(productIds)}::json)
      union select product_id from chosen
    )
    select product_id, coalesce(interest.clicks, 0) as clicks, coalesce(interest.adds, 0) as adds,
      coalesce(interest.favourites, 0) as favourites, coalesce(chosen.clicks, 0) as "phraseClicks"
    from listed
    left join product_interest as interest using (product_id)
    left join chosen using (product_id)
    where interest.product_id is not null or chosen.product_id is not null`.execute(db);
  return new Map(rows.map((row) => [row.product_id, row]));
}
