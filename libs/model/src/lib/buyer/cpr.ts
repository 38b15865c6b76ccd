import { ok } from '../result.ts';
import { noPersonalId } from './personal-id-rules.ts';
import type { PersonalIdReader } from './personal-id-rules.ts';
import { isBirthDate } from './real-date.ts';

/** The seventh digit gives the century. */
function birthYear(twoDigits: number, seventh: number): number {
  if (seventh <= 3) return 1900 + twoDigits;
  if (seventh === 4 || seventh === 9) return twoDigits <= 36 ? 2000 + twoDigits : 1900 + twoDigits;
  return twoDigits <= 57 ? 2000 + twoDigits : 1800 + twoDigits;
}

/**
 * Danish CPR number by its date alone, returned as ten digits: since 2007 numbers are issued without the old modulus
 * 11.
 */
export const readCpr: PersonalIdReader = (text, { today }) => {
  const match = /^(\d{2})(\d{2})(\d{2})-?(\d)(\d{3})$/.exec(text);
  if (!match) return noPersonalId('format');
  const [day = 0, month = 0, year = 0, seventh = 0] = match.slice(1).map(Number);
  return isBirthDate({ year: birthYear(year, seventh), month, day }, today)
    ? ok(match.slice(1).join(''))
    : noPersonalId('date');
};
