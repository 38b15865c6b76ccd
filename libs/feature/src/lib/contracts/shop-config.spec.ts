import { termsOf } from './shop-config.ts';
import { makeShopConfig } from '../testing/make-shop-config.ts';

describe('termsOf', () => {
  const config = makeShopConfig();

  it('reads the terms of a market of the shop', () => {
    expect(termsOf(config, 'se')).toMatchObject({ currency: 'SEK', minimumOrder: { currency: 'SEK' } });
  });

  it('throws for a market in which the shop does not sell', () => {
    const { se } = config.marketTerms;
    expect(() => termsOf({ marketTerms: { ...(se && { se }) } }, 'no')).toThrow('This shop does not sell in no.');
  });
});
