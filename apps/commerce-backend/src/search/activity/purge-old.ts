import { sql } from 'kysely';
import { DAY_MS } from '../../platform/time.ts';
import type { Database } from '../../platform/database/database.ts';
import { MIN_SEARCHES } from './histories.ts';

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
