import type { Database } from '../../../database/database.ts';
import { FEWEST_SEARCHES } from './histories.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Histories are kept for so long after they were last added to; what only guards against counting twice, for less. */
const HISTORY_DAYS = 90;
const EVENT_DAYS = 30;

/** Forgets what single shoppers did and typed long ago; what was done with a product knows nobody, and stays. */
export async function forgetOldActivity(db: Database, now: Date): Promise<void> {
  const before = (days: number): Date => new Date(now.getTime() - days * DAY);
  await db.deleteFrom('recent_search').where('searched_at', '<', before(HISTORY_DAYS)).execute();
  await db.deleteFrom('viewed_product').where('viewed_at', '<', before(HISTORY_DAYS)).execute();
  // What never became popular; what did knows nobody.
  await db
    .deleteFrom('searched_phrase')
    .where('searched_at', '<', before(HISTORY_DAYS))
    .where('searches', '<', FEWEST_SEARCHES)
    .execute();
  // Somebody's own words, and whoever sends a click says after which: only those that shoppers go on choosing by are kept.
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
