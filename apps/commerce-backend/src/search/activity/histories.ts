import { sql } from 'kysely';
import type { Language } from '@lyng/model';
import type { Database } from '../../platform/database/database.ts';
import type { Searched } from '../core/vocabulary/complete.ts';
import type { Scope } from '../../shop/scope.ts';

/**
 * Number of visitors who must have searched for a phrase before others see it: one visitor alone cannot put words into
 * the shop's suggestions.
 */
export const MIN_SEARCHES = 3;

/** The customer's searches, latest first; none without a key. */
export async function recentSearches(
  db: Database,
  market: string,
  customerKey: string | undefined,
  max: number,
): Promise<readonly string[]> {
  if (customerKey === undefined) return [];
  const rows = await db
    .selectFrom('recent_search')
    .select('phrase')
    .where('market', '=', market)
    .where('customer_key', '=', customerKey)
    .orderBy('searched_at', 'desc')
    .orderBy('phrase')
    .limit(max)
    .execute();
  return rows.map(({ phrase }) => phrase);
}

/** Ids of the products that the customer looked at, latest first; none without a key. */
export async function viewedProducts(
  db: Database,
  market: string,
  customerKey: string | undefined,
  max: number,
): Promise<readonly number[]> {
  if (customerKey === undefined) return [];
  const rows = await db
    .selectFrom('viewed_product')
    .select('product_id')
    .where('market', '=', market)
    .where('customer_key', '=', customerKey)
    .orderBy('viewed_at', 'desc')
    .orderBy('product_id')
    .limit(max)
    .execute();
  return rows.map(({ product_id }) => product_id);
}

/** Searches with this start and results, most frequent first; `start` is compared as it is, and may be empty. */
export const searchesBeginning = (
  db: Database,
  { market, language }: Scope,
  start: string,
  max: number,
): Promise<readonly Searched[]> =>
  db
    .selectFrom('searched_phrase')
    .select(['phrase', 'searches'])
    .where('market', '=', market.alias)
    .where('language', '=', language)
    .where('hits', '>', 0)
    .where('searches', '>=', MIN_SEARCHES)
    .where((where) => where(where.fn('starts_with', ['phrase', where.val(start)]), '=', true))
    .orderBy('searches', 'desc')
    .orderBy('phrase')
    .limit(max)
    .execute();

/** A phrase, by how many visitors it was searched, and how many products it found last. */
export interface ReportedPhrase {
  readonly phrase: string;
  readonly searches: number;
  readonly hits: number;
}

/** The searched phrases of a market and language, most frequent first. */
export interface PhraseReport {
  readonly market: string;
  readonly language: Language;
  readonly found: readonly ReportedPhrase[];
  /** No product has all of their words. */
  readonly unfound: readonly ReportedPhrase[];
}

type Row = ReportedPhrase & { readonly market: string; readonly language: Language };

/** Reads at most `max` phrases with and `max` without results for each market and language. For the merchant only. */
export async function readPhraseReport(db: Database, max: number): Promise<readonly PhraseReport[]> {
  const { rows } = await sql<Row>`select market, language, phrase, searches, hits from (
      select *, row_number() over (partition by market, language, hits > 0 order by searches desc, phrase) as place
      from searched_phrase
    ) as ranked where place <= ${max} order by market, language, searches desc, phrase`.execute(db);
  const byPlace = Map.groupBy(rows, ({ market, language }) => `${market} ${language}`);
  return [...byPlace.values()].flatMap((phrases) => {
    const [first] = phrases;
    return first === undefined
      ? []
      : {
          market: first.market,
          language: first.language,
          found: phrases.filter(({ hits }) => hits > 0),
          unfound: phrases.filter(({ hits }) => hits === 0),
        };
  });
}
