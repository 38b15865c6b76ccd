import type { Database } from '../../../database/database.ts';
import type { Scope } from '../../../shop/scope.ts';

/** Visitors who must have searched for a phrase before others are shown it: nobody alone puts words into the shop's mouth. */
export const FEWEST_SEARCHES = 3;

/** The customer's searches, latest first; none without a key. */
export async function recentSearches(
  db: Database,
  market: string,
  customerKey: string | undefined,
  most: number,
): Promise<readonly string[]> {
  if (customerKey === undefined) return [];
  const rows = await db
    .selectFrom('recent_search')
    .select('phrase')
    .where('market', '=', market)
    .where('customer_key', '=', customerKey)
    .orderBy('searched_at', 'desc')
    .orderBy('phrase')
    .limit(most)
    .execute();
  return rows.map(({ phrase }) => phrase);
}

/** Ids of the products that the customer looked at, latest first; none without a key. */
export async function viewedProducts(
  db: Database,
  market: string,
  customerKey: string | undefined,
  most: number,
): Promise<readonly number[]> {
  if (customerKey === undefined) return [];
  const rows = await db
    .selectFrom('viewed_product')
    .select('product_id')
    .where('market', '=', market)
    .where('customer_key', '=', customerKey)
    .orderBy('viewed_at', 'desc')
    .orderBy('product_id')
    .limit(most)
    .execute();
  return rows.map(({ product_id }) => product_id);
}

/** What is searched for most, and found, in a market and language. */
export async function popularSearches(
  db: Database,
  { market, language }: Scope,
  most: number,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('searched_phrase')
    .select('phrase')
    .where('market', '=', market.alias)
    .where('language', '=', language)
    .where('hits', '>', 0)
    .where('searches', '>=', FEWEST_SEARCHES)
    .orderBy('searches', 'desc')
    .orderBy('phrase')
    .limit(most)
    .execute();
  return rows.map(({ phrase }) => phrase);
}

/** Searches that began so, and found something, most frequent first; `start` is compared as it is. */
export async function searchesBeginning(
  db: Database,
  { market, language }: Scope,
  start: string,
  most: number,
): Promise<readonly { readonly phrase: string; readonly searches: number }[]> {
  return db
    .selectFrom('searched_phrase')
    .select(['phrase', 'searches'])
    .where('market', '=', market.alias)
    .where('language', '=', language)
    .where('hits', '>', 0)
    .where('searches', '>=', FEWEST_SEARCHES)
    .where((where) => where(where.fn('starts_with', ['phrase', where.val(start)]), '=', true))
    .orderBy('searches', 'desc')
    .orderBy('phrase')
    .limit(most)
    .execute();
}
