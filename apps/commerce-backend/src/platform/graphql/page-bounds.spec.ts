import { pageBounds } from './page-bounds.ts';

const limits = { maxSkip: 6000, maxTake: 200, defaultTake: 20 };

describe('pageBounds', () => {
  it.each([
    [{}, { skip: 0, take: 20 }],
    [
      { skip: null, take: null },
      { skip: 0, take: 20 },
    ],
    [
      { skip: 5, take: 0 },
      { skip: 5, take: 0 },
    ],
    [
      { skip: 7000, take: 500 },
      { skip: 6000, take: 200 },
    ],
  ])('of %j are %j', (requested, bounds) => {
    expect(pageBounds(requested, limits)).toEqual(bounds);
  });

  it.each([{ skip: -1 }, { take: -1 }])('[IN-26] rejects %j, which is an error of the caller', (requested) => {
    expect(() => pageBounds(requested, limits)).toThrow(
      expect.objectContaining({ extensions: { code: 'BAD_USER_INPUT' } }) as Error,
    );
  });
});
