import fc from 'fast-check';
import type { SourcePrice } from '@lyng/model';
import { createRandom } from '../random.ts';
import { localPrice, reducedPrice } from './price-points.ts';
import { generatePrice, saleChanges } from './price-scenario.ts';

const markets = ['dk', 'se', 'no', 'fi'] as const;

/** The lowest price of the 30 days before a day, as article 6a of Directive 98/6/EC requires. */
function lowestBefore(history: SourcePrice['history'], daysAgo: number): number {
  const held = history.filter((entry, index) => {
    const until = history[index + 1]?.daysAgo ?? 0;
    return entry.daysAgo > daysAgo && until < daysAgo + 30;
  });
  return Math.min(...held.map((entry) => entry.sellingIncVat));
}

describe('price points', () => {
  it.each([
    ['dk', 340, 34900],
    ['se', 853, 129900],
    ['no', 49, 7900],
    ['fi', 306, 3990],
  ] as const)('rounds to the label prices in %s', (market, kroner, point) => {
    expect(localPrice(market, kroner)).toBe(point);
  });

  it('never reduces by less than the label shows', () => {
    expect(reducedPrice('dk', 49900, 20)).toBe(39900);
    expect(reducedPrice('fi', 4990, 30)).toBe(3490);
  });
});

describe('properties', () => {
  const scenarios = fc.record({
    seed: fc.string(),
    market: fc.constantFrom(...markets),
    kroner: fc.integer({ min: 150, max: 4000 }),
    since: fc.integer({ min: 100, max: 700 }),
  });

  it('every sale is lower than the lowest price of the 30 days before it began', () => {
    fc.assert(
      fc.property(scenarios, ({ seed, market, kroner, since }) => {
        const price = generatePrice(market, kroner, { since, changes: saleChanges(createRandom(seed)) });
        const last = price.history.at(-1);
        expect(last?.sellingIncVat).toBe(price.sellingIncVat);
        expect(price.sellingIncVat).toBeLessThan(lowestBefore(price.history, last?.daysAgo ?? 0));
        expect(price.sellingIncVat).toBeLessThan(price.regularIncVat);
      }),
    );
  });

  it('every history is in order of time and ends in the days of a running offer', () => {
    fc.assert(
      fc.property(scenarios, ({ seed, market, kroner, since }) => {
        const { history } = generatePrice(market, kroner, { since, changes: saleChanges(createRandom(seed)) });
        const days = history.map((entry) => entry.daysAgo);
        expect([...new Set(days)].sort((a, b) => b - a)).toEqual(days);
        expect(days[0]).toBe(since);
        expect(days.at(-1)).toBeLessThan(30);
      }),
    );
  });
});
