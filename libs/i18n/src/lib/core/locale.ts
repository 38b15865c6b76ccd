import type { CurrencyCode, Language } from '@lyng/model';
import { isoCodes } from './iso-code.ts';

/** The formats of dates, numbers and money of a language in its country. */
export interface Locale {
  readonly code: Language;
  /** BCP 47: language and country, as `Intl` and `hreflang` want it. */
  readonly iso: string;
  /** The catalogue file of the language's texts. */
  readonly file: string;
  /** The language's name for itself. */
  readonly name: string;
  /** ISO 3166 code of the country. */
  readonly country: string;
  readonly currency: CurrencyCode;
  /** The country's flag as a character. */
  readonly flag: string;
  /** The host that speaks the language when the configuration names no other. */
  readonly domain: string;
}

/** Denmark (default), Sweden, Norway, Finland, each with its own language, currency and domain. */
export const locales: Readonly<Record<Language, Locale>> = {
  da: {
    code: 'da',
    iso: isoCodes.da,
    file: 'da.po',
    name: 'Dansk',
    country: 'DK',
    currency: 'DKK',
    flag: '🇩🇰',
    domain: 'dk.localhost',
  },
  sv: {
    code: 'sv',
    iso: isoCodes.sv,
    file: 'sv.po',
    name: 'Svenska',
    country: 'SE',
    currency: 'SEK',
    flag: '🇸🇪',
    domain: 'se.localhost',
  },
  nb: {
    code: 'nb',
    iso: isoCodes.nb,
    file: 'nb.po',
    name: 'Norsk',
    country: 'NO',
    currency: 'NOK',
    flag: '🇳🇴',
    domain: 'no.localhost',
  },
  fi: {
    code: 'fi',
    iso: isoCodes.fi,
    file: 'fi.po',
    name: 'Suomi',
    country: 'FI',
    currency: 'EUR',
    flag: '🇫🇮',
    domain: 'fi.localhost',
  },
};
