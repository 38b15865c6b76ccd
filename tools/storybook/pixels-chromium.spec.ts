import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  comparisonTitle,
  countPictures,
  drawsLikeThePictures,
  findDrawers,
  skippedPictures,
} from './pixels-chromium.ts';

describe('drawsLikeThePictures', () => {
  it.each([
    ['156', '156', true],
    ['157', '156', false],
    ['15', '156', false],
    ['', '156', false],
    ['156', '', false],
    // Two that do not say are not known to be the same.
    ['', '', false],
  ])('Chromium "%s" against pictures of "%s": %s', (here, pictures, expected) => {
    expect(drawsLikeThePictures({ here, pictures })).toBe(expected);
  });
});

describe('the pictures of stories', () => {
  const drawers = findDrawers(process.env.CHROMIUM_PATH);

  // A newer Chromium is no fault of the shop's, so this does not fail; its name says that nothing was compared.
  it(comparisonTitle(drawers), () => {
    expect(drawers.pictures).toMatch(/^\d+$/);
  });

  it.each([
    [{ here: '157', pictures: '156' }, 112, 'skipped: 112 pictures of stories (Chromium 157, taken with 156)'],
    [{ here: '', pictures: '156' }, 8, 'skipped: 8 pictures of stories (Chromium unknown, taken with 156)'],
  ])('that are not compared are one line that begins with "skipped: "', (skipped, count, line) => {
    expect(skippedPictures(skipped, count)).toBe(line);
  });

  it('are counted for the libraries whose stories run', () => {
    expect(countPictures('libs/cart')).toBeGreaterThan(0);
    expect(countPictures('libs/cart,libs/content')).toBe(countPictures('libs/cart') + countPictures('libs/content'));
    expect(countPictures('libs/model')).toBe(0);
    expect(countPictures(globSync('libs/*', { cwd: join(import.meta.dirname, '../..') }).join(','))).toBe(
      countPictures(),
    );
  });
});
