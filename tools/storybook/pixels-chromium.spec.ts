import { describe, expect, it } from 'vitest';
import { canCompareScreenshots, skippedScreenshots } from './pixels-chromium.ts';

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

it.each([
  [{ here: '157', screenshots: '156' }, 'skipped: screenshots of stories (Chromium 157, taken with 156)'],
  [{ here: '', screenshots: '156' }, 'skipped: screenshots of stories (Chromium unknown, taken with 156)'],
])('screenshots that are not compared are one line that begins with "skipped: "', (drawers, line) => {
  expect(skippedScreenshots(drawers)).toBe(line);
});
