import type { CurrencyCode, Language } from '@lyng/model';

/** Each language in its own words. */
export const languageNames: Readonly<Record<Language, string>> = {
  da: 'Dansk',
  sv: 'Svenska',
  nb: 'Norsk bokmål',
  fi: 'Suomi',
};

export const countryNames: Readonly<Record<string, string>> = {
  DK: 'Danmark',
  SE: 'Sverige',
  NO: 'Norge',
  FI: 'Suomi',
};

export const currencies: Readonly<Record<CurrencyCode, { readonly name: string; readonly symbol: string }>> = {
  DKK: { name: 'Danske kroner', symbol: 'kr.' },
  SEK: { name: 'Svenska kronor', symbol: 'kr' },
  NOK: { name: 'Norske kroner', symbol: 'kr' },
  EUR: { name: 'Euro', symbol: '€' },
};
