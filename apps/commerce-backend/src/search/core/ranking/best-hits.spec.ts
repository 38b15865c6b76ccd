import fc from 'fast-check';
import { BestHits, scoreThreshold } from './best-hits.ts';

interface Added {
  readonly ordinal: number;
  readonly relevance: number;
  readonly score: number;
}

/** Scores of few values, so that many are equal, in any order. */
const added = (scores: readonly number[]): Added[] =>
  scores.map((score, ordinal) => ({ ordinal, score: Math.fround(score / 7), relevance: ordinal % 50 }));

const collect = (products: readonly Added[], max: number, chosen?: ReadonlySet<number>) => {
  const hits = new BestHits(max, chosen);
  let tooLow = 0;
  for (const { ordinal, relevance, score } of products)
    if (hits.isTooLow(score)) tooLow += 1;
    else hits.add(ordinal, relevance, score);
  return { hits, tooLow };
};

const sorted = (products: readonly Added[]) =>
  products.toSorted((a, b) => b.score - a.score || a.ordinal - b.ordinal).map(({ ordinal }) => ordinal);

const ordinalsOf = (hits: BestHits) => hits.best().map(({ ordinal }) => ordinal);

describe('the best hits', () => {
  it('are those of a complete sort, however many products there are and however many score the same', () => {
    const scores = fc.array(fc.nat({ max: 400 }), { minLength: 0, maxLength: 5000, size: 'max' });
    fc.assert(
      fc.property(scores, fc.integer({ min: 1, max: 600 }), (values, max) => {
        const products = added(values);
        expect(ordinalsOf(collect(products, max).hits)).toEqual(sorted(products).slice(0, max));
      }),
      { numRuns: 60 },
    );
  });

  it('contain the chosen ones, however low they score', () => {
    const products = added(Array.from({ length: 5000 }, (_, index) => index));
    const { hits, tooLow } = collect(products, 10, new Set([3, 4990]));
    expect(ordinalsOf(hits)).toEqual([...sorted(products).slice(0, 10), 3]);
    expect(tooLow).toBe(0);
  });

  it('make most products of a broad word too low to be looked at', () => {
    const products = added(Array.from({ length: 50_000 }, (_, index) => (index * 7919) % 50_021));
    const { hits, tooLow } = collect(products, 100);
    expect(tooLow).toBeGreaterThan(45_000);
    expect(ordinalsOf(hits)).toEqual(sorted(products).slice(0, 100));
  });

  it('count what was added and left out again', () => {
    const { hits, tooLow } = collect(added(Array.from({ length: 3000 }, (_, index) => index)), 2);
    expect([hits.size, tooLow]).toEqual([3000, 0]);
    expect(ordinalsOf(hits)).toEqual([2999, 2998]);
  });
});

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
