import type { MarketAlias } from '@lyng/model';
import { parseSiteConfig } from '@lyng/routing/core';
import { serverDesktopWidth, termsOf } from '@lyng/feature';
import { createShopConfig } from '@lyng/storefront-kit';
import shopFile from '../../../shop.config.json' with { type: 'json' };
import { config } from './config.ts';
import { globalConfig } from './testing/global-state.ts';

const { channelId, checkoutMarkets, name, returnDays, sites } = config;

describe('config', () => {
  it('has every field of the specification with its value [APP-09]', () => {
    expect(globalConfig).toEqual({
      breakpoints: { phone: 320, tablet: 768, laptop: 1024, desktop: 1280, desktopBig: 1536 },
      authEndpoint: '/auth/',
      signEndpoint: '/auth/sign/',
      siteTopThreshold: 10,
      productListDefaultSort: 'LATEST',
      customSortRoutes: { bestsellers: 'MOST_SOLD' },
      customerTypes: [
        { type: 'PERSON', vat: true },
        { type: 'ORGANIZATION', vat: false },
      ],
    });
  });

  it('has adjoining viewport classes, and a desktop width that is in the desktop class [UI-05]', () => {
    const bounds = Object.values(globalConfig.breakpoints);
    expect(bounds).toEqual([...bounds].sort((a, b) => a - b));
    expect(serverDesktopWidth).toBe(1360);
    expect(serverDesktopWidth).toBeGreaterThanOrEqual(globalConfig.breakpoints.desktop);
  });
});

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
