import fc from 'fast-check';
import { affinity, similarity } from './similarity.ts';
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

describe('similarity and affinity', () => {
  const traits = fc.record({
    kind: fc.constantFrom('boot', 'belt'),
    brand: fc.constantFrom('a', 'b'),
    colour: fc.constantFrom('red', 'blue'),
    categories: fc.uniqueArray(fc.nat(4), { maxLength: 3 }),
    parameters: fc.uniqueArray(fc.nat(4)),
    price: fc.nat(1000),
  });

  it('are the same both ways', () => {
    fc.assert(
      fc.property(traits, traits, (a, b) => {
        expect(similarity(a, b)).toBeCloseTo(similarity(b, a));
        expect(affinity(a, b)).toBeCloseTo(affinity(b, a));
      }),
    );
  });

  it('count a product of another kind as not similar', () => {
    fc.assert(fc.property(traits, traits, (a, b) => a.kind === b.kind || similarity(a, b) === 0));
  });
});
