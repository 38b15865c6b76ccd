import fc from 'fast-check';
import { accord, likeness } from './likeness.ts';
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

  it('is lower for what is sold out', () => {
    fc.assert(
      fc.property(standing, (each) => score({ ...each, isBuyable: false }) < score({ ...each, isBuyable: true })),
    );
  });
});

describe('likeness and accord', () => {
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
        expect(likeness(a, b)).toBeCloseTo(likeness(b, a));
        expect(accord(a, b)).toBeCloseTo(accord(b, a));
      }),
    );
  });

  it('take nothing for like that is of another kind', () => {
    fc.assert(fc.property(traits, traits, (a, b) => a.kind === b.kind || likeness(a, b) === 0));
  });
});
