import { ok } from '../result.ts';
import { noPersonalId } from './personal-id-rules.ts';
import type { PersonalIdReader } from './personal-id-rules.ts';
import { isBirthDate } from './real-date.ts';

const checkCharacters = '0123456789ABCDEFHJKLMNPRSTUVWXY';

/** The sign between date and individual number gives the century; the letters were added in 2023. */
const centuries: Readonly<Record<string, number>> = Object.fromEntries([
  ['+', 1800],
  ...[...'-YXWVU'].map((sign) => [sign, 1900] as const),
  ...[...'ABCDEF'].map((sign) => [sign, 2000] as const),
]);

/** Individual numbers from 900 are those of test persons. */
const FIRST_TEST_PERSON = 900;

/** Finnish personal identity code with its check character. */
export const readHetu: PersonalIdReader = (text, { today, acceptsTestPersons = false }) => {
  const match = /^(\d{2})(\d{2})(\d{2})([-+A-FU-Y])(\d{3})([0-9A-Y])$/.exec(text);
  if (!match) return noPersonalId('format');
  const [code, day = '', month = '', year = '', sign = '', individual = '', check] = match;
  const date = { year: (centuries[sign] ?? 0) + Number(year), month: Number(month), day: Number(day) };
  if (!isBirthDate(date, today)) return noPersonalId('date');
  if (checkCharacters[Number(day + month + year + individual) % 31] !== check) return noPersonalId('check-digit');
  const isIssued = Number(individual) >= 2 && (acceptsTestPersons || Number(individual) < FIRST_TEST_PERSON);
  return isIssued ? ok(code) : noPersonalId('not-issued');
};
