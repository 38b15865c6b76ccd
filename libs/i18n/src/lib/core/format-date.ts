import type { Language } from '@lyng/model';
import { memoize } from './memoize.ts';
import { isoCodes } from './iso-code.ts';
import { timeZones } from './time-zones.ts';

/**
 * `long` is `21. november 2025`, `short` is `21. nov.` (in Finnish `21.11.`), `weekday` is `fre. 21. nov.`, `numeric` is
 * `21.11.2025`.
 */
export type DateStyle = 'long' | 'short' | 'weekday' | 'numeric';

const options: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  numeric: { day: 'numeric', month: 'numeric', year: 'numeric' },
};

const formatterOf = memoize(
  (language, style) =>
    new Intl.DateTimeFormat(isoCodes[language], { ...options[style as DateStyle], timeZone: timeZones[language] }),
);

/** A day as the language writes it, in the country's own time zone; empty for an invalid date. */
export function formatDate(at: Date | string | number, language: Language, style: DateStyle = 'long'): string {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return '';
  // Unlike amounts, dates may break across lines: only the spaces that ICU versions disagree on are made plain.
  return formatterOf(language, style)
    .format(date)
    .replace(/[\u00a0\u2009\u202f]/g, ' ');
}
