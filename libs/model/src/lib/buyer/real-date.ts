/** A date by its parts, the month from 1. */
export interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const daysOf = ({ year, month }: DateParts): number => {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
};

/** Whether somebody can have been born that day: it exists, and is not after `today`. */
export function isBirthDate(date: DateParts, today: DateParts): boolean {
  const { year, month, day } = date;
  if (day < 1 || day > daysOf(date)) return false;
  const count = (one: DateParts): number => one.year * 10_000 + one.month * 100 + one.day;
  return count({ year, month, day }) <= count(today);
}
