import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A feed as `npm run import` reads it: too large for the repository, so it lies beside it or in `FEED_FOLDER`. */
export const feedFolder = process.env['FEED_FOLDER'] ?? join(import.meta.dirname, '../../../../../../shared/data');

/** Tests that need the feed are skipped where there is none. */
export const hasFeed = existsSync(join(feedFolder, 'products.jsonl'));
