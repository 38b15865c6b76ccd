import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const note = join(import.meta.dirname, 'pixels/chromium.txt');

/** The first part of a Chromium's version, such as `156`; empty when it does not say. */
const majorOf = (executablePath: string | undefined): string => {
  if (!executablePath) return '';
  return /\d+/.exec(execFileSync(executablePath, ['--version'], { encoding: 'utf8' }))?.[0] ?? '';
};

/**
 * Whether this Chromium can be held to the pictures: each draws letters and shadows a little otherwise, so they are
 * compared by the major version that drew them. With `--update` it becomes this one.
 */
export function drawsLikeThePictures(executablePath: string | undefined): boolean {
  const major = majorOf(executablePath);
  if (process.argv.includes('--update')) {
    writeFileSync(note, `${major}\n`);
    return true;
  }
  const drawnBy = existsSync(note) ? readFileSync(note, 'utf8').trim() : '';
  if (major === drawnBy) return true;
  console.warn(`Pixels are not compared: they were drawn by Chromium ${drawnBy || '?'}, this is ${major || 'another'}. npm run storybook -- pixels --update draws them anew.`);
  return false;
}
