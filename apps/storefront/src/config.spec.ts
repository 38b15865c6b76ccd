import type { MarketAlias } from '@lyng/model';
import { parseSiteConfig } from '@lyng/routing/core';
import { termsOf } from '@lyng/feature';
import { createShopConfig } from '@lyng/storefront-kit';
import shopFile from '../../../shop.config.json' with { type: 'json' };
import { config } from './config.ts';

const { channelId, checkoutMarkets, name, returnDays, sites } = config;

describe('shop.config.json', () => {
  it('is a valid site configuration', () => {
    expect(parseSiteConfig(sites)).toMatchObject({ ok: true });
    expect(sites.defaultMarket).toBe('dk');
    expect(name).not.toBe('');
    expect(channelId).not.toBe('');
  });

  it.each<[MarketAlias, string, string, string]>([
    ['dk', 'da', 'DK', 'DKK'],
    ['se', 'sv', 'SE', 'SEK'],
    ['no', 'nb', 'NO', 'NOK'],
    ['fi', 'fi', 'FI', 'EUR'],
  ])('sells in %s in %s and %s %s, on a host of its own, with terms of its own [ROUTE-27]', (...row) => {
    const [alias, language, country, currency] = row;
    const market = sites.markets.find((one) => one.alias === alias);
    expect(market).toMatchObject({ alias, country, currency, languages: [language] });
    expect(sites.markets.filter(({ host }) => host === market?.host)).toHaveLength(1);
    const { freeShippingFrom, minimumOrder, ...terms } = termsOf(config, alias);
    expect(terms.currency).toBe(currency);
    expect(Number.isSafeInteger(freeShippingFrom) && Number.isSafeInteger(minimumOrder.value)).toBe(true);
    expect(minimumOrder.value).toBeGreaterThan(0);
    expect(freeShippingFrom).toBeGreaterThan(minimumOrder.value);
  });

  it('ships for free above 499 kr. and accepts returns for 14 days', () => {
    expect(termsOf(config, 'dk').freeShippingFrom).toBe(49_900);
    expect(returnDays).toBe(14);
  });
});

describe('the markets of the shop', () => {
  it('have no host, no path and no entry in the market switch when they are for the checkout only [CHK-16]', () => {
    const markets = shopFile.markets.map((market) => ({ ...market, onlyDisplayInCheckout: market.alias === 'fi' }));
    const changed = createShopConfig({ ...shopFile, markets });
    expect(changed.sites.markets.map(({ alias }) => alias)).toEqual(['dk', 'se', 'no']);
    expect(changed.checkoutMarkets).toHaveLength(4);
    expect(sites.markets).toEqual(checkoutMarkets);
  });
});
