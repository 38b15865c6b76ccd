import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A feed as `npm run import` reads it: too large for the repository, so it lies beside it or where `FEED_FOLDER` says. */
export const feedFolder = process.env['FEED_FOLDER'] ?? join(import.meta.dirname, '../../../../../shared/data');

/** What asks the feed says so and leaves it where there is none. */
export const hasFeed = existsSync(join(feedFolder, 'products.jsonl'));
