import fc from 'fast-check';
import { score } from './rank.ts';
import type { Standing } from './rank.ts';

const count = fc.nat(100_000);
const standing: fc.Arbitrary<Standing> = fc.record({
  relevance: fc.double({ min: 0.01, max: 5, noNaN: true }),
  unitsSold: count,
  clicks: count,
  adds: count,
  favourites: count,
  phraseClicks: count,
  isBuyable: fc.boolean(),
});

describe('score', () => {
  it.each(['relevance', 'unitsSold', 'clicks', 'adds', 'favourites', 'phraseClicks'] as const)(
    'grows with %s',
    (key) => {
      fc.assert(fc.property(standing, (each) => score({ ...each, [key]: each[key] + 1 }) > score(each)));
    },
  );

  it('is lower for a sold-out product', () => {
    fc.assert(
      fc.property(standing, (each) => score({ ...each, isBuyable: false }) < score({ ...each, isBuyable: true })),
    );
  });
});
