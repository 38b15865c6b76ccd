import { useLingui } from '@lingui/react';
import { isLanguage } from '@lyng/model';
import type { Language } from '@lyng/model';

/** The language of the page, for the formatters of `@lyng/i18n/core`. */
export function useLanguage(): Language {
  const { locale } = useLingui().i18n;
  if (!isLanguage(locale)) {
    throw new Error(
      `@lyng/i18n: ${locale || 'no locale'} is not a language of the shop. Make the i18n with createI18n.`,
    );
  }
  return locale;
}
