import fc from 'fast-check';
import { scoreThreshold } from './score-threshold.ts';

describe('the score that the best reach', () => {
  it('is the one at that place in order, also among equal and zero scores', () => {
    const score = fc.oneof(
      fc.constantFrom(0, 0.25, 1, 7.5),
      fc.float({ min: 0, max: 1e6, noNaN: true, noDefaultInfinity: true }).map((value) => Math.abs(value)),
    );
    fc.assert(
      fc.property(fc.array(score, { minLength: 1, maxLength: 300 }), fc.integer({ min: 1, max: 40 }), (values, max) => {
        const scores = Float32Array.from(values);
        const expected = values.length <= max ? -1 : scores.toSorted().at(-max);
        expect(scoreThreshold(scores, max)).toBe(expected);
      }),
    );
  });
});
