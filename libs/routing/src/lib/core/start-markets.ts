import type { CurrencyCode, Language, MarketAlias } from '@lyng/model';
import type { Site } from './site.ts';
import { defaultMarket, marketByAlias } from './site-config.ts';
import type { SiteConfig } from './site-config.ts';

/** What the server starts a page with (spec §4 Server start). */
export interface StartMarkets {
  readonly selectedMarket: MarketAlias;
  readonly checkoutMarket: MarketAlias;
  readonly currency: CurrencyCode;
  readonly language: Language;
}

/** The raw values of the two market cookies. */
export interface MarketCookies {
  readonly selected?: string | undefined;
  readonly checkout?: string | undefined;
}

/**
 * The selected market is the site's where host or path name one, else the cookie's, else the fallback;
 * the checkout market follows it unless its own cookie names another market of the shop (ROUTE-26).
 */
export function startMarkets(config: SiteConfig, cookies: MarketCookies, site: Site | undefined): StartMarkets {
  const selected = marketByAlias(config, site?.market) ?? marketByAlias(config, cookies.selected) ?? defaultMarket(config);
  const checkout = marketByAlias(config, cookies.checkout) ?? selected;
  return {
    selectedMarket: selected.alias,
    checkoutMarket: checkout.alias,
    currency: selected.currency,
    language: site?.language ?? selected.languages[0],
  };
}
