import fc from 'fast-check';
import { editCost } from './nearest-word.ts';

const word = fc.stringMatching(/^[a-zåäöæø]{0,10}$/);

describe('editCost', () => {
  it.each([
    ['sneakers', 'sneakers', 0],
    ['sneakers', 'sneaker', 1],
    ['støvleter', 'støvletter', 0.5],
    ['kjloe', 'kjole', 0.5],
    ['jakpe', 'jakke', 1],
    ['ckarp', 'skarp', 1],
    ['kontor', 'sko', undefined],
  ])('from %s to %s is %p', (from, to, cost) => {
    expect(editCost(from, to, 2)).toBe(cost);
  });

  it('is the same both ways, and 0 only for the same word', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editCost(a, b, 20)).toBe(editCost(b, a, 20));
        expect(editCost(a, b, 20) === 0).toBe(a === b);
      }),
    );
  });

  it('is what it is without a limit, or undefined above it', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, max) => {
        const cost = editCost(a, b, 40) ?? Infinity;
        expect(editCost(a, b, max)).toBe(cost <= max ? cost : undefined);
      }),
    );
  });
});
