import { describe, expect, it } from 'vitest';
import { comparisonTitle, drawsLikeThePictures, findDrawers } from './pixels-chromium.ts';

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

  // A newer Chromium is no fault of the shop's, so this is none; its name and its warning say that nothing was compared.
  it(comparisonTitle(drawers), () => {
    if (!drawsLikeThePictures(drawers)) console.warn(`Pictures of stories: ${comparisonTitle(drawers)}.`);
    expect(drawers.pictures).toMatch(/^\d+$/);
  });
});
