import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { chromium } from 'playwright';

const folder = join(import.meta.dirname, 'pixels');
const note = join(folder, 'chromium.txt');

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

/** The name of the test about the screenshots, for readers of the output only. */
export const comparisonTitle = (drawers: Drawers): string =>
  canCompareScreenshots(drawers)
    ? `are compared: Chromium ${drawers.screenshots} drew them and draws here`
    : `ARE LEFT OUT, NOTHING IS COMPARED: Chromium ${drawers.screenshots || '?'} drew them, ${drawers.here || 'another'} draws here. "npm run storybook -- pixels --update" replaces them`;

/** The line that a run prints about screenshots that it does not compare. Scripts collect all lines that begin with `skipped: `. */
export const skippedScreenshots = ({ here, screenshots }: Drawers, count: number): string =>
  `skipped: ${count} screenshots of stories (Chromium ${here || 'unknown'}, taken with ${screenshots || 'unknown'})`;

/**
 * The number of screenshots of these libraries' stories. `libraries` is like `STORIES`: `libs/cart,libs/ui`, or empty
 * for all.
 */
export function countScreenshots(libraries = ''): number {
  const names = libraries
    .split(',')
    .filter(Boolean)
    .map((library) => basename(library));
  return globSync('*.png', { cwd: folder }).filter(
    (file) => names.length === 0 || names.some((name) => file.startsWith(`${name}-`)),
  ).length;
}

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
