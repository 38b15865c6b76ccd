import { isBirthDate } from './real-date.ts';
import type { DateParts } from './real-date.ts';

const checkCharacters = '0123456789ABCDEFHJKLMNPRSTUVWXY';

/** The sign between date and individual number tells the century; the letters were added in 2023. */
const centuries: Readonly<Record<string, number>> = Object.fromEntries([
  ['+', 1800],
  ...[...'-YXWVU'].map((sign) => [sign, 1900] as const),
  ...[...'ABCDEF'].map((sign) => [sign, 2000] as const),
]);

/** Finnish personal identity code with its check character; numbers from 900 are for tests and belong to nobody. */
export function isHetu(text: string, today: DateParts): boolean {
  const match = /^(\d{2})(\d{2})(\d{2})([-+A-FU-Y])(\d{3})([0-9A-Y])$/.exec(text.trim());
  if (!match) return false;
  const [, day = '', month = '', year = '', sign = '', individual = '', check] = match;
  const date = { year: (centuries[sign] ?? 0) + Number(year), month: Number(month), day: Number(day) };
  const isGivenOut = Number(individual) >= 2 && Number(individual) < 900;
  const remainder = Number(day + month + year + individual) % 31;
  return isGivenOut && isBirthDate(date, today) && checkCharacters[remainder] === check;
}
