import fc from 'fast-check';
import { markets } from '@lyng/model';
import type { MarketAlias } from '@lyng/model';
import { campaignPrice, shownPercentage } from './campaign-price.ts';

describe('campaignPrice', () => {
  it.each<[market: MarketAlias, regular: number, percentOff: number, price: number]>([
    ['dk', 799_00, 25, 599_00],
    ['se', 349_00, 25, 259_00],
    ['no', 1299_00, 25, 969_00],
    ['dk', 149_00, 25, 111_00],
    ['dk', 39_00, 25, 29_00],
    ['dk', 1_00, 25, 75],
    ['fi', 99_90, 25, 74_90],
    ['fi', 49_90, 25, 36_90],
    ['fi', 14_95, 25, 11_20],
    ['fi', 5, 30, 3],
  ])('[SHOP-6] ends on a price of the market: in %s %d less %d %% is %d', (market, regular, percentOff, price) => {
    expect(campaignPrice(market, regular, percentOff)).toBe(price);
  });

  const drawn = fc.record({
    market: fc.constantFrom<MarketAlias>(...markets),
    regular: fc.integer({ min: 1, max: 10_000_00 }),
    percentOff: fc.integer({ min: 1, max: 99 }),
  });

  it('[SHOP-6] is never above the exact share or the former price, never far below it, and shows the campaign’s percent', () => {
    fc.assert(
      fc.property(drawn, ({ market, regular, percentOff }) => {
        const price = campaignPrice(market, regular, percentOff);
        const exact = (regular * (100 - percentOff)) / 100;
        expect(Number.isInteger(price)).toBe(true);
        expect(price).toBeGreaterThanOrEqual(0);
        expect(price).toBeLessThanOrEqual(exact);
        expect(price).toBeLessThanOrEqual(regular);
        expect(exact - price).toBeLessThan(Math.max(exact / 20, market === 'fi' ? 10 : 1_00));
        expect(shownPercentage(market, regular, price, [percentOff])).toBe(percentOff);
      }),
    );
  });

  it('[SHOP-6] a more expensive product is never cheaper in the same campaign', () => {
    fc.assert(
      fc.property(drawn, fc.integer({ min: 1, max: 1000_00 }), ({ market, regular, percentOff }, more) => {
        expect(campaignPrice(market, regular + more, percentOff)).toBeGreaterThanOrEqual(
          campaignPrice(market, regular, percentOff),
        );
      }),
    );
  });
});

describe('shownPercentage', () => {
  it.each<[what: string, before: number, now: number, percents: readonly number[], shown: number]>([
    ['a price of the campaign', 99_90, 74_90, [25], 25],
    ['a price that was rounded in another way', 99_90, 74_93, [25], 25],
    ['a price that the campaign did not make', 99_90, 89_90, [25], 10],
    ['a price without a campaign', 99_90, 74_93, [], 24],
    ['the one of two campaigns that made it', 99_90, 49_90, [25, 50], 50],
    ['no reduction', 99_90, 99_90, [25], 0],
  ])('[SHOP-6] of %s', (_what, before, now, percents, shown) => {
    expect(shownPercentage('fi', before, now, percents)).toBe(shown);
  });
});
