import type { Language } from '@lyng/model';
import { memoize } from './memoize.ts';
import { isoCodes } from './iso-code.ts';
import { plainText } from './plain-text.ts';

const formatterOf = memoize((language, digits) => {
  const fixed = Number(digits);
  return new Intl.NumberFormat(isoCodes[language], { minimumFractionDigits: fixed, maximumFractionDigits: fixed });
});

/** A number with the language's separators: `1.234,5`. */
export const formatNumber = (value: number, language: Language, decimals = 0): string =>
  plainText(formatterOf(language, String(decimals)).format(value));
