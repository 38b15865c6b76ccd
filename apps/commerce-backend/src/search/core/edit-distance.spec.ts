import fc from 'fast-check';
import { editDistance } from './edit-distance.ts';
import { allowedMistakes, makeSpelling } from './spelling.ts';

describe('editDistance', () => {
  it.each([
    ['sneakers', 'sneakers', 0],
    ['sneekers', 'sneakers', 1],
    ['kjloe', 'kjole', 1],
    ['kjol', 'kjole', 1],
    ['kängor', 'kanger', 2],
    ['', 'ab', 2],
    ['sko', 'kjole', undefined],
  ])('between %s and %s is %s', (from, to, distance) => {
    expect(editDistance(from, to, 2)).toBe(distance);
  });

  const word = fc.string({ maxLength: 8 });

  it('is the same both ways, and 0 only for the same word', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b, 8)).toBe(editDistance(b, a, 8));
        expect(editDistance(a, b, 8) === 0).toBe(a === b);
      }),
    );
  });

  it('is the same as without a bound, or undefined', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 4 }), (a, b, max) => {
        const unbounded = editDistance(a, b, 16) ?? Infinity;
        expect(editDistance(a, b, max)).toBe(unbounded <= max ? unbounded : undefined);
      }),
    );
  });
});

describe('makeSpelling', () => {
  const spellingOf = (word: string) => ({ folded: word, stem: word });
  const terms = [
    ['sneakers', 51],
    ['sneaker', 3],
    ['kjole', 20],
    ['kjoler', 30],
    ['bukser', 9],
  ] as const;
  const correct = makeSpelling(
    terms.map(([term, frequency]) => ({ term, frequency, ...spellingOf(term) })),
    spellingOf,
  );

  it.each([
    ['sneekers', 'sneakers'],
    ['snekers', 'sneakers'],
    ['kjloe', 'kjole'],
    ['kjolr', 'kjoler'],
    ['bux', undefined],
    ['paraply', undefined],
  ])('corrects %s to %s', (word, meant) => {
    expect(correct(word)).toBe(meant);
  });

  it('lets long words have more mistakes', () => {
    expect([3, 4, 6, 7, 20].map(allowedMistakes)).toEqual([0, 1, 1, 2, 2]);
  });
});
