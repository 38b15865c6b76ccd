import type { CurrencyCode, MarketAlias } from './locale.ts';

/** Spec §1: what each market pays in. */
export const marketCurrency: Readonly<Record<MarketAlias, CurrencyCode>> = {
  dk: 'DKK',
  se: 'SEK',
  no: 'NOK',
  fi: 'EUR',
};
