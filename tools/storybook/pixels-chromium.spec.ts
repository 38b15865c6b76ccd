import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  comparisonTitle,
  countScreenshots,
  canCompareScreenshots,
  findDrawers,
  skippedScreenshots,
} from './pixels-chromium.ts';

describe('canCompareScreenshots', () => {
  it.each([
    ['156', '156', true],
    ['157', '156', false],
    ['15', '156', false],
    ['', '156', false],
    ['156', '', false],
    // Two without a version are not known to be the same.
    ['', '', false],
  ])('Chromium "%s" against screenshots of "%s": %s', (here, screenshots, expected) => {
    expect(canCompareScreenshots({ here, screenshots })).toBe(expected);
  });
});

describe('the screenshots of stories', () => {
  const drawers = findDrawers(process.env.CHROMIUM_PATH);

  // A newer Chromium is not an error of the shop, so this does not fail; its name shows that nothing was compared.
  it(comparisonTitle(drawers), () => {
    expect(drawers.screenshots).toMatch(/^\d+$/);
  });

  it.each([
    [{ here: '157', screenshots: '156' }, 112, 'skipped: 112 screenshots of stories (Chromium 157, taken with 156)'],
    [{ here: '', screenshots: '156' }, 8, 'skipped: 8 screenshots of stories (Chromium unknown, taken with 156)'],
  ])('that are not compared are one line that begins with "skipped: "', (skipped, count, line) => {
    expect(skippedScreenshots(skipped, count)).toBe(line);
  });

  it('are counted for the libraries whose stories run', () => {
    expect(countScreenshots('libs/cart')).toBeGreaterThan(0);
    expect(countScreenshots('libs/cart,libs/content')).toBe(
      countScreenshots('libs/cart') + countScreenshots('libs/content'),
    );
    expect(countScreenshots('libs/model')).toBe(0);
    expect(countScreenshots(globSync('libs/*', { cwd: join(import.meta.dirname, '../..') }).join(','))).toBe(
      countScreenshots(),
    );
  });
});
