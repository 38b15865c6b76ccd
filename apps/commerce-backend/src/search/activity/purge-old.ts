import { DAY_MS } from '../../platform/time.ts';
import type { Database } from '../../platform/database/database.ts';
import { MIN_SEARCHES } from './histories.ts';

/** Retention of histories after their last entry; of entries that only guard against double counting, shorter. */
const HISTORY_DAYS = 90;
const EVENT_DAYS = 30;

/** Purges old actions and searches of single shoppers; the totals of a product hold no personal data, and stay. */
export async function purgeOldActivity(db: Database, now: Date): Promise<void> {
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  await db.deleteFrom('recent_search').where('searched_at', '<', before(HISTORY_DAYS)).execute();
  await db.deleteFrom('viewed_product').where('viewed_at', '<', before(HISTORY_DAYS)).execute();
  // Phrases that never became popular; popular ones hold no personal data.
  await db
    .deleteFrom('searched_phrase')
    .where('searched_at', '<', before(HISTORY_DAYS))
    .where('searches', '<', MIN_SEARCHES)
    .execute();
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
