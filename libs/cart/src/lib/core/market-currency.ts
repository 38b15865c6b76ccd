import type { CurrencyCode, MarketAlias } from '@lyng/model';

/** Spec §1: what each market pays in. */
export const marketCurrency: Readonly<Record<MarketAlias, CurrencyCode>> = {
  dk: 'DKK',
  se: 'SEK',
  no: 'NOK',
  fi: 'EUR',
};
