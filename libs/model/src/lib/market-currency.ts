import type { CurrencyCode, MarketAlias } from './market.ts';

/** The currency of each market. */
export const marketCurrency: Readonly<Record<MarketAlias, CurrencyCode>> = {
  dk: 'DKK',
  se: 'SEK',
  no: 'NOK',
  fi: 'EUR',
};
