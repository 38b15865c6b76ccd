import type { MarketAlias } from '@lyng/model';
import { listSorts, parseSiteConfig, screenNames } from '@lyng/routing/core';
import {
  channelId,
  checkoutMarkets,
  config,
  marketsWithShop,
  marketTerms,
  returnDays,
  serverDesktopWidth,
  shopName,
  siteConfig,
} from './config.ts';

describe('config', () => {
  it('has every field of the specification with its value [APP-09]', () => {
    expect(config).toEqual({
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

  it('sorts by orders that exist, on screens that exist [APP-09]', () => {
    expect(listSorts).toContain(config.productListDefaultSort);
    for (const [screen, sort] of Object.entries(config.customSortRoutes)) {
      expect(screenNames).toContain(screen);
      expect(listSorts).toContain(sort);
    }
  });

  it('has viewport classes that begin where the one before ends, and a server desktop that is one [UI-05]', () => {
    const bounds = Object.values(config.breakpoints);
    expect(bounds).toEqual([...bounds].sort((a, b) => a - b));
    expect(serverDesktopWidth).toBe(1360);
    expect(serverDesktopWidth).toBeGreaterThanOrEqual(config.breakpoints.desktop);
  });
});

describe('shop.config.json', () => {
  it('is one that hosts can be answered with', () => {
    expect(parseSiteConfig(siteConfig)).toMatchObject({ ok: true });
    expect(shopName).not.toBe('');
    expect(channelId).not.toBe('');
  });

  it.each([
    ['dk', 'da', 'DK', 'DKK'],
    ['se', 'sv', 'SE', 'SEK'],
    ['no', 'nb', 'NO', 'NOK'],
    ['fi', 'fi', 'FI', 'EUR'],
  ])('sells in %s in %s and %s %s, on a host of its own [ROUTE-27]', (alias, language, country, currency) => {
    const market = siteConfig.markets.find((one) => one.alias === alias);
    expect(market).toMatchObject({ alias, country, currency, languages: [language] });
    expect(siteConfig.markets.filter(({ host }) => host === market?.host)).toHaveLength(1);
  });

  it('has Denmark as the market that answers when no other does [ROUTE-27]', () => {
    expect(siteConfig.defaultMarket).toBe('dk');
  });

  it.each<[MarketAlias, string]>([
    ['dk', 'DKK'],
    ['se', 'SEK'],
    ['no', 'NOK'],
    ['fi', 'EUR'],
  ])('says in %s above what sum in %s an order is sent for free', (alias, ownCurrency) => {
    const { currency, freeShippingAbove, minimumOrder } = marketTerms[alias];
    expect(currency).toBe(ownCurrency);
    expect(Number.isSafeInteger(freeShippingAbove) && Number.isSafeInteger(minimumOrder.value)).toBe(true);
    expect(minimumOrder.value).toBeGreaterThan(0);
    expect(freeShippingAbove).toBeGreaterThan(minimumOrder.value);
  });

  it('sends for free above 499 kr. and takes goods back for 14 days (spec §9)', () => {
    expect(marketTerms.dk.freeShippingAbove).toBe(49_900);
    expect(returnDays).toBe(14);
  });
});

describe('the markets of the shop', () => {
  it('that are for the checkout only have no host, no path and no place in the market switch [CHK-16]', () => {
    const markets = checkoutMarkets.map((market) => ({ ...market, onlyDisplayInCheckout: market.alias === 'fi' }));
    expect(marketsWithShop(markets).map(({ alias }) => alias)).toEqual(['dk', 'se', 'no']);
    expect(siteConfig.markets).toEqual(marketsWithShop(checkoutMarkets));
  });
});
