/**
 * Prints that tests are left out, in a line of its own that begins with `skipped: `: `console.log` would put a stack
 * beneath it.
 *
 * @example if (!hasFeed) reportSkipped('labelled queries of a feed (FEED_FOLDER is not there)');
 */
export const reportSkipped = (what: string): void => void process.stdout.write(`skipped: ${what}\n`);
