/** The shop's markets. */
export const markets = ['dk', 'se', 'no', 'fi'] as const;
export type MarketAlias = (typeof markets)[number];

export type CurrencyCode = 'DKK' | 'SEK' | 'NOK' | 'EUR';

export const isMarket = (value: unknown): value is MarketAlias => markets.some((market) => market === value);

/** The currency of each market. */
export const marketCurrency: Readonly<Record<MarketAlias, CurrencyCode>> = {
  dk: 'DKK',
  se: 'SEK',
  no: 'NOK',
  fi: 'EUR',
};
