import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';

const note = join(import.meta.dirname, 'pixels/chromium.txt');

/** The first parts of two Chromiums' versions, such as `156`; empty where one is unknown. */
export interface Drawers {
  /** The Chromium that draws here. */
  readonly here: string;
  /** The Chromium that drew the screenshots. */
  readonly screenshots: string;
}

/**
 * Whether this Chromium can be compared with the screenshots: each Chromium draws letters and shadows a little otherwise, so
 * they are compared by the major version that drew them. An unknown version equals none.
 */
export const canCompareScreenshots = ({ here, screenshots }: Drawers): boolean => here !== '' && here === screenshots;

/** The line that a run prints when it does not compare. Scripts collect all lines that begin with `skipped: `. */
export const skippedScreenshots = ({ here, screenshots }: Drawers): string =>
  `skipped: screenshots of stories (Chromium ${here || 'unknown'}, taken with ${screenshots || 'unknown'})`;

/** The first number of a browser's version, as in `Chromium 156.0.1`. */
const majorOf = (path: string): string =>
  existsSync(path)
    ? (/\d+/.exec(execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))?.[0] ??
      '')
    : '';

/** The Chromium that draws here, by its path, else Playwright's own; with `--update` the screenshots become its own. */
export function findDrawers(executablePath: string | undefined): Drawers {
  const here = majorOf(executablePath || chromium.executablePath());
  if (process.argv.includes('--update')) writeFileSync(note, `${here}\n`);
  return { here, screenshots: existsSync(note) ? readFileSync(note, 'utf8').trim() : '' };
}
