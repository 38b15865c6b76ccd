import type { CurrencyCode, Language, MinorUnits } from '@lyng/model';
import { formatNumber } from './format-number.ts';

// Each language writes a foreign crown by its code: `kr` alone would be its own.
const ownCrown: Readonly<Partial<Record<Language, CurrencyCode>>> = { da: 'DKK', sv: 'SEK', nb: 'NOK' };

/**
 * An amount in the currency's minor unit as a price tag has it: `1.299 kr.`, `1 299,50 kr`, `39,95 €`. Integer amounts
 * have no decimals. The server's own text goes first where it gives one.
 */
export function formatMoney(minor: MinorUnits, currency: CurrencyCode, language: Language): string {
  const amount = formatNumber(minor / 100, language, minor % 100 === 0 ? 0 : 2);
  return `${amount}\u00a0${currencyUnit(currency, language)}`;
}

/** The text behind an amount of the currency: `kr.`, `kr`, `€`. */
export function currencyUnit(currency: CurrencyCode, language: Language): string {
  if (currency === 'EUR') return '€';
  if (ownCrown[language] !== currency) return currency;
  return language === 'da' ? 'kr.' : 'kr';
}
