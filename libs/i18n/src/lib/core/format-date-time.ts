import type { Language } from '@lyng/model';
import { formatDate } from './format-date.ts';
import { isoCodes } from './iso-code.ts';
import { memoize } from './memoize.ts';
import { timeZones } from './time-zones.ts';

const formatterOf = memoize(
  (language) =>
    new Intl.DateTimeFormat(isoCodes[language], { hour: '2-digit', minute: '2-digit', timeZone: timeZones[language] }),
);

/** A day and the time of day there: `21. november 2025, 09.30`; empty for an invalid date. */
export function formatDateTime(at: Date | string | number, language: Language): string {
  const day = formatDate(at, language);
  return day === '' ? '' : `${day}, ${formatterOf(language, '').format(new Date(at))}`;
}
