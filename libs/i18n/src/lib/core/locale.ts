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

const localeOf = (
  code: Language,
  name: string,
  { country, currency, flag }: Pick<Locale, 'country' | 'currency' | 'flag'>,
): Locale => ({
  code,
  iso: isoCodes[code],
  file: `${code}.po`,
  name,
  country,
  currency,
  flag,
  domain: `${country.toLowerCase()}.localhost`,
});

/** Denmark (default), Sweden, Norway, Finland, each with its own language, currency and domain. */
export const locales: Readonly<Record<Language, Locale>> = {
  da: localeOf('da', 'Dansk', { country: 'DK', currency: 'DKK', flag: '🇩🇰' }),
  sv: localeOf('sv', 'Svenska', { country: 'SE', currency: 'SEK', flag: '🇸🇪' }),
  nb: localeOf('nb', 'Norsk', { country: 'NO', currency: 'NOK', flag: '🇳🇴' }),
  fi: localeOf('fi', 'Suomi', { country: 'FI', currency: 'EUR', flag: '🇫🇮' }),
};
