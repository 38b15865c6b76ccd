import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { chromium } from 'playwright';

const folder = join(import.meta.dirname, 'pixels');
const note = join(folder, 'chromium.txt');

/** The first parts of two Chromiums' versions, such as `156`; empty where one does not say. */
export interface Drawers {
  /** Which one draws here. */
  readonly here: string;
  /** Which one drew the pictures. */
  readonly pictures: string;
}

/**
 * Whether what is drawn here can be held to the pictures: each Chromium draws letters and shadows a little otherwise, so
 * they are compared by the major version that drew them. An unknown version equals none.
 */
export const drawsLikeThePictures = ({ here, pictures }: Drawers): boolean => here !== '' && here === pictures;

/** The name of the test that says what becomes of the pictures, for who reads only what a run prints. */
export const comparisonTitle = (drawers: Drawers): string =>
  drawsLikeThePictures(drawers)
    ? `are compared: Chromium ${drawers.pictures} drew them, and draws here`
    : `ARE LEFT OUT, NOTHING IS COMPARED: Chromium ${drawers.pictures || '?'} drew them, ${drawers.here || 'another'} draws here. "npm run storybook -- pixels --update" replaces them`;

/** The line that a run prints about pictures that it does not compare. Who runs many checks collects all lines that begin with `skipped: `. */
export const skippedPictures = ({ here, pictures }: Drawers, count: number): string =>
  `skipped: ${count} pictures of stories (Chromium ${here || 'unknown'}, taken with ${pictures || 'unknown'})`;

/** How many pictures the stories of these libraries have, as `STORIES` names them: `libs/cart,libs/ui`, or empty for all. */
export function countPictures(libraries = ''): number {
  const names = libraries
    .split(',')
    .filter(Boolean)
    .map((library) => basename(library));
  return globSync('*.png', { cwd: folder }).filter(
    (file) => names.length === 0 || names.some((name) => file.startsWith(`${name}-`)),
  ).length;
}

/** The first number of what a browser says of itself, as in `Chromium 156.0.1`. */
const majorOf = (path: string): string =>
  existsSync(path)
    ? (/\d+/.exec(execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))?.[0] ??
      '')
    : '';

/** Who draws here, by the path of its Chromium, else Playwright's own; with `--update` the pictures become its own. */
export function findDrawers(executablePath: string | undefined): Drawers {
  const here = majorOf(executablePath || chromium.executablePath());
  if (process.argv.includes('--update')) writeFileSync(note, `${here}\n`);
  return { here, pictures: existsSync(note) ? readFileSync(note, 'utf8').trim() : '' };
}
