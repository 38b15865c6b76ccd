import type { Database } from '../../platform/database/database.ts';
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

/** The most frequent searches with results, in a market and language. */
export async function popularSearches(
  db: Database,
  { market, language }: Scope,
  max: number,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('searched_phrase')
    .select('phrase')
    .where('market', '=', market.alias)
    .where('language', '=', language)
    .where('hits', '>', 0)
    .where('searches', '>=', MIN_SEARCHES)
    .orderBy('searches', 'desc')
    .orderBy('phrase')
    .limit(max)
    .execute();
  return rows.map(({ phrase }) => phrase);
}

/** Searches with this start and results, most frequent first; `start` is compared as it is. */
export async function searchesBeginning(
  db: Database,
  { market, language }: Scope,
  start: string,
  max: number,
): Promise<readonly { readonly phrase: string; readonly searches: number }[]> {
  return db
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
}
