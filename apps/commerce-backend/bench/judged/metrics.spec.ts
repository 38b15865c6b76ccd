import { hasWanted, mean, ndcg, percentile, scoreOf } from './metrics.ts';
import type { Gains } from './metrics.ts';

const judged: Gains = {
  gains: new Map([
    ['best', 1],
    ['near', 0.1],
    ['wrong', 0],
  ]),
  unjudgedGain: 0,
  successGain: 1,
  products: 100,
};

describe('nDCG', () => {
  it('is 1 for the best order', () => {
    expect(ndcg([1, 0.1, 0], [0, 0.1, 1])).toBe(1);
  });

  it('is the sum of gain / log2(place + 1) over that of the best order', () => {
    // (0 / 1 + 1 / 1.58496 + 0.1 / 2) / (1 / 1 + 0.1 / 1.58496)
    expect(ndcg([0, 1, 0.1], [1, 0.1, 0])).toBeCloseTo(0.640517, 5);
  });

  it('looks at ten products', () => {
    const ten = Array.from({ length: 10 }, () => 0);
    expect(ndcg([...ten, 1], [1])).toBe(0);
  });
});

describe('the score of a result', () => {
  it('counts the products with a judgement and the place of the first success', () => {
    expect(scoreOf(['near', 'unknown', 'best'], judged)).toEqual({
      ndcg: ndcg([0.1, 0, 1], [1, 0.1, 0]),
      first: false,
      top: true,
      judged: 2,
      shown: 3,
    });
  });

  it('is nothing without a result', () => {
    expect(scoreOf([], judged)).toEqual({ ndcg: 0, first: false, top: false, judged: 0, shown: 0 });
  });

  it('takes what an unjudged product counts, in the best order too', () => {
    const generous = { ...judged, unjudgedGain: 0.5 };
    // The best order is 1, 0.5, 0.5 …: nine of the 97 products without a judgement.
    const best = 1 + Array.from({ length: 9 }, (_, index) => 0.5 / Math.log2(index + 3)).reduce((a, b) => a + b);
    expect(scoreOf(['unknown'], generous).ndcg).toBeCloseTo(0.5 / best, 10);
  });

  it('needs a product with a gain', () => {
    expect(hasWanted(judged)).toBe(true);
    expect(hasWanted({ ...judged, gains: new Map([['wrong', 0]]) })).toBe(false);
  });
});

describe('a percentile', () => {
  it('is a value that was measured', () => {
    expect(percentile([4, 1, 3, 2], 0.5)).toBe(2);
    expect(percentile([4, 1, 3, 2], 0.95)).toBe(4);
    expect(percentile([], 0.5)).toBe(0);
  });
});

it('has a mean of nothing', () => {
  expect(mean([])).toBe(0);
});
