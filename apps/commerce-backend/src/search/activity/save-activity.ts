import { sql } from 'kysely';
import { DAY_MS } from '../../platform/time.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Scope } from '../../shop/scope.ts';
import { MAX_WORDS, wordsOf } from '../core/words/words.ts';
import type { Visitor } from '../request/search-request.ts';
import { MIN_SEARCHES } from './histories.ts';

/** Max phrases and products of one customer's history; older ones are removed. */
const MAX_SEARCHES = 20;
const MAX_VIEWED = 60;
/** Max characters of a stored phrase; a longer one was hardly typed. */
const MAX_LENGTH = 80;

interface Searched {
  readonly scope: Scope;
  readonly visitor: Visitor;
  readonly phrase: string;
  /** Products that it found. */
  readonly hits: number;
  /** They lack one of its words. */
  readonly isRelaxed: boolean;
  readonly at: Date;
}

/** Ordinary words: the phrase may be shown to others. */
const WORDS_ONLY = /^[\p{L}\p{M}\p{N} '’&/.-]+$/u;

/** Digits of a counted phrase that finds nothing: a longer number may be somebody's phone, or who they are. */
const MAX_UNFOUND_DIGITS = 6;

const hasLongNumber = (phrase: string): boolean => (phrase.match(/\p{N}/gu) ?? []).length > MAX_UNFOUND_DIGITS;

/**
 * Counts a search once per visitor, though the page may be loaded again and again. One that found all of its words may
 * be shown to others. One that found nothing is for the merchant alone, for it may contain anything; so may one with
 * words that were left out, or not looked at, which is not counted.
 */
async function countSearch(db: Database, { scope, visitor, phrase, hits, isRelaxed, at }: Searched): Promise<void> {
  const named = { market: scope.market.alias, language: scope.language, phrase };
  const hasAll = hits > 0 && !isRelaxed;
  if (!hasAll)
    await db
      .updateTable('searched_phrase')
      .set({ hits: 0 })
      .where('market', '=', named.market)
      .where('language', '=', named.language)
      .where('phrase', '=', phrase)
      .execute();
  const visitorKey = visitor.sessionKey ?? visitor.customerKey;
  if (visitorKey === undefined || !WORDS_ONLY.test(phrase) || wordsOf(phrase).length > MAX_WORDS) return;
  if (!hasAll && (hits > 0 || hasLongNumber(phrase))) return;
  await inTransaction(db, async (transaction) => {
    const counted = await transaction
      .insertInto('phrase_searcher')
      .values({ ...named, visitor_key: visitorKey, searched_on: at.toISOString().slice(0, 10) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('phrase')
      .executeTakeFirst();
    if (counted === undefined) return;
    await transaction
      .insertInto('searched_phrase')
      .values({ ...named, searches: 1, hits, searched_at: at })
      .onConflict((conflict) =>
        conflict
          .columns(['market', 'language', 'phrase'])
          .doUpdateSet((set) => ({ searches: set('searched_phrase.searches', '+', 1), hits, searched_at: at })),
      )
      .execute();
  });
}

/** Counts a search, and saves it in the customer's history when it had results. */
export async function saveSearch(db: Database, searched: Searched): Promise<void> {
  const { scope, phrase, hits, at } = searched;
  const { customerKey } = searched.visitor;
  if (phrase === '' || phrase.length > MAX_LENGTH) return;
  await countSearch(db, searched);
  if (customerKey === undefined || hits === 0) return;
  const market = scope.market.alias;
  await db
    .insertInto('recent_search')
    .values({ market, customer_key: customerKey, phrase, searched_at: at })
    .onConflict((conflict) => conflict.columns(['market', 'customer_key', 'phrase']).doUpdateSet({ searched_at: at }))
    .execute();
  await sql`delete from recent_search where market = ${market} and customer_key = ${customerKey} and phrase not in (
    select phrase from recent_search where market = ${market} and customer_key = ${customerKey} order by searched_at desc, phrase limit ${sql.lit(MAX_SEARCHES)})`.execute(
    db,
  );
}

/** Saves a product in the customer's history. */
export async function saveView(
  db: Database,
  market: string,
  customerKey: string,
  productId: number,
  at: Date,
): Promise<void> {
  await db
    .insertInto('viewed_product')
    .values({ market, customer_key: customerKey, product_id: productId, viewed_at: at })
    .onConflict((conflict) => conflict.columns(['market', 'customer_key', 'product_id']).doUpdateSet({ viewed_at: at }))
    .execute();
  await sql`delete from viewed_product where market = ${market} and customer_key = ${customerKey} and product_id not in (
    select product_id from viewed_product where market = ${market} and customer_key = ${customerKey} order by viewed_at desc, product_id limit ${sql.lit(MAX_VIEWED)})`.execute(
    db,
  );
}

/** Deletes searches of a customer: the given ones, or all. */
export async function removeSearches(
  db: Database,
  market: string,
  customerKey: string,
  phrases: readonly string[] | 'all',
): Promise<void> {
  const own = db.deleteFrom('recent_search').where('market', '=', market).where('customer_key', '=', customerKey);
  if (phrases === 'all') await own.execute();
  else if (phrases.length > 0) await own.where('phrase', 'in', phrases).execute();
}

/** Deletes product views of a customer: the given ones, or all. */
export async function removeViews(
  db: Database,
  market: string,
  customerKey: string,
  productIds: readonly number[] | 'all',
): Promise<void> {
  const own = db.deleteFrom('viewed_product').where('market', '=', market).where('customer_key', '=', customerKey);
  if (productIds === 'all') await own.execute();
  else if (productIds.length > 0) await own.where('product_id', 'in', productIds).execute();
}

/** Retention of histories after their last entry; of entries that only guard against double counting, shorter. */
const HISTORY_DAYS = 90;
const EVENT_DAYS = 30;
/** Max phrases that find nothing: anybody can make up more. Those searched most stay. */
const MAX_UNFOUND = 10_000;

/** Purges old actions and searches of single shoppers; the totals of a product hold no personal data, and stay. */
export async function purgeOldActivity(db: Database, now: Date): Promise<void> {
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  await db.deleteFrom('recent_search').where('searched_at', '<', before(HISTORY_DAYS)).execute();
  await db.deleteFrom('viewed_product').where('viewed_at', '<', before(HISTORY_DAYS)).execute();
  // Phrases that never became popular; popular ones hold no personal data, unless they find nothing.
  await db
    .deleteFrom('searched_phrase')
    .where('searched_at', '<', before(HISTORY_DAYS))
    .where((where) => where.or([where('searches', '<', MIN_SEARCHES), where('hits', '=', 0)]))
    .execute();
  await sql`delete from searched_phrase where hits = 0 and (market, language, phrase) in (
    select market, language, phrase from searched_phrase where hits = 0
    order by searches desc, searched_at desc, phrase offset ${sql.lit(MAX_UNFOUND)})`.execute(db);
  // Shoppers type these words themselves, and clients report them with a click: only those that shoppers go on choosing
  // by are stored.
  await db.deleteFrom('phrase_interest').where('last_at', '<', before(HISTORY_DAYS)).execute();
  await db
    .deleteFrom('phrase_searcher')
    .where('searched_on', '<', before(EVENT_DAYS).toISOString().slice(0, 10))
    .execute();
  await db
    .deleteFrom('search_event')
    .where('happened_on', '<', before(EVENT_DAYS).toISOString().slice(0, 10))
    .execute();
}
