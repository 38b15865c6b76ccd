import { isModulus11 } from '../modulus-11.ts';
import { isBirthDate } from './real-date.ts';
import type { DateParts } from './real-date.ts';

const firstCheck = [3, 7, 6, 1, 8, 9, 4, 5, 2, 1];
const secondCheck = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1];

/** A D-number's day is raised by 40; help numbers and test persons raise the month. */
const lowered = (value: number, steps: readonly number[]): number => value - (steps.find((step) => value > step) ?? 0);

/** The individual number tells the century. */
function birthYear(twoDigits: number, individual: number): number | null {
  if (individual < 500) return 1900 + twoDigits;
  if (individual < 750 && twoDigits >= 54) return 1800 + twoDigits;
  if (individual >= 900 && twoDigits >= 40) return 1900 + twoDigits;
  return twoDigits < 40 ? 2000 + twoDigits : null;
}

/** Norwegian birth number or D-number, 11 digits with both check digits; spaces are passed over. */
export function isFodselsnummer(text: string, today: DateParts): boolean {
  const digits = text.replace(/[ \u00a0]/g, '');
  if (!/^\d{11}$/.test(digits)) return false;
  const part = (from: number, to: number): number => Number(digits.slice(from, to));
  const year = birthYear(part(4, 6), part(6, 9));
  const date = { year: year ?? 0, month: lowered(part(2, 4), [80, 65, 40]), day: lowered(part(0, 2), [40]) };
  return year !== null && isBirthDate(date, today) && isModulus11(digits, firstCheck) && isModulus11(digits, secondCheck);
}
