import { ok } from '../result.ts';
import { isLuhn } from './luhn.ts';
import { noPersonalId } from './personal-id-rules.ts';
import type { PersonalIdReader } from './personal-id-rules.ts';
import { isBirthDate } from './real-date.ts';
import type { DateParts } from './real-date.ts';

const pattern =
  /^(?<century>18|19|20)?(?<year>\d{2})(?<month>\d{2})(?<day>\d{2})(?<separator>[-+]?)(?<serial>\d{3})(?<check>\d)$/;

/** Days of a coordination number (samordningsnummer) are raised by 60. */
const COORDINATION = 60;

/** Two digits of a year are of the last hundred years, with a plus sign of the hundred before. */
const fullYear = (twoDigits: number, hundredOrOlder: boolean, today: DateParts): number => {
  const youngest = today.year - ((((today.year - twoDigits) % 100) + 100) % 100);
  return hundredOrOlder ? youngest - 100 : youngest;
};

/** Swedish personal number or coordination number, 10 or 12 digits with or without its sign; returned with 12. */
export const readPersonnummer: PersonalIdReader = (text, { today }) => {
  const parts = pattern.exec(text)?.groups;
  if (!parts) return noPersonalId('format');
  const { century, year = '', month = '', day = '', separator, serial = '', check = '' } = parts;
  const birthYear = century ? Number(century + year) : fullYear(Number(year), separator === '+', today);
  const birthDay = Number(day) > COORDINATION ? Number(day) - COORDINATION : Number(day);
  if (!isBirthDate({ year: birthYear, month: Number(month), day: birthDay }, today)) return noPersonalId('date');
  return isLuhn(year + month + day + serial + check)
    ? ok(`${birthYear}${month}${day}${serial}${check}`)
    : noPersonalId('check-digit');
};
