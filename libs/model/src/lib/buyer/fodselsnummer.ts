import { ok } from '../result.ts';
import { modulus11 } from './modulus-11.ts';
import { noPersonalId } from './personal-id-rules.ts';
import type { PersonalIdReader } from './personal-id-rules.ts';
import { isBirthDate } from './real-date.ts';

const firstCheck = [3, 7, 6, 1, 8, 9, 4, 5, 2, 1];
const secondCheck = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1];

/** From this year on the first sum may leave 1, 2 or 3 as well as 0 (Skatteetaten, the PID reform). */
const REFORM_YEAR = 2032;
const remaindersBefore = [0];
const remaindersSince = [0, 1, 2, 3];

/**
 * A D-number, of people who are in Norway for a while, has its day raised. It does not exist for birth years before
 * 1900.
 */
const D_NUMBER = 40;
const FIRST_D_NUMBER_YEAR = 1900;

/** Test persons and help numbers of hospitals have their month raised. */
const raisedMonths = [80, 65, 40];

/** The individual number gives the century. */
function birthYear(twoDigits: number, individual: number): number | null {
  if (individual < 500) return 1900 + twoDigits;
  if (twoDigits < 40) return 2000 + twoDigits;
  if (individual >= 900) return 1900 + twoDigits;
  return individual < 750 && twoDigits >= 54 ? 1800 + twoDigits : null;
}

/** Norwegian birth number or D-number, 11 digits with both check digits. */
export const readFodselsnummer: PersonalIdReader = (text, { today, acceptsTestPersons = false }) => {
  const digits = /^(\d{6})-?(\d{5})$/.exec(text)?.slice(1).join('');
  if (digits === undefined) return noPersonalId('format');
  const part = (from: number, to: number): number => Number(digits.slice(from, to));
  const [day, month] = [part(0, 2), part(2, 4)];
  const raised = raisedMonths.find((each) => month > each) ?? 0;
  const year = birthYear(part(4, 6), part(6, 9));
  const isDNumber = day > D_NUMBER;
  if (year === null || (isDNumber && year < FIRST_D_NUMBER_YEAR)) return noPersonalId('date');
  if (!isBirthDate({ year, month: month - raised, day: isDNumber ? day - D_NUMBER : day }, today))
    return noPersonalId('date');
  const remainders = today.year < REFORM_YEAR ? remaindersBefore : remaindersSince;
  if (!remainders.includes(modulus11(digits, firstCheck)) || modulus11(digits, secondCheck) !== 0)
    return noPersonalId('check-digit');
  return raised === 0 || acceptsTestPersons ? ok(digits) : noPersonalId('not-issued');
};
