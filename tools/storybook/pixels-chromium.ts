import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';

const note = join(import.meta.dirname, 'pixels/chromium.txt');

/** The first parts of two Chromiums' versions, such as `156`; empty where one does not say. */
export interface Drawers {
  /** Which one draws here. */
  readonly here: string;
  /** Which one drew the pictures. */
  readonly pictures: string;
}

/**
 * Whether what is drawn here can be held to the pictures: each Chromium draws letters and shadows a little otherwise, so
 * they are compared by the major version that drew them. Of two that do not say, nobody knows it.
 */
export const drawsLikeThePictures = ({ here, pictures }: Drawers): boolean => here !== '' && here === pictures;

/** The name of the test that says what becomes of the pictures, for who reads only what a run prints. */
export const comparisonTitle = (drawers: Drawers): string =>
  drawsLikeThePictures(drawers)
    ? `are compared: Chromium ${drawers.pictures} drew them, and draws here`
    : `ARE LEFT OUT, NOTHING IS COMPARED: Chromium ${drawers.pictures || '?'} drew them, ${drawers.here || 'another'} draws here. "npm run storybook -- pixels --update" draws them anew`;

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
