import { DAY_MS } from '../../../platform/time.ts';

const SUNDAY = 0;
const SATURDAY = 6;

/** Whether the warehouse works on that day. Only weekends are left out. */
export const isBusinessDay = (time: Date): boolean => time.getUTCDay() !== SUNDAY && time.getUTCDay() !== SATURDAY;

const nextDay = (time: Date): Date => new Date(time.getTime() + DAY_MS);

/** The same time so many business days on; 0 is that day, or the next business day. */
export function addBusinessDays(time: Date, days: number): Date {
  let day = time;
  while (!isBusinessDay(day)) day = nextDay(day);
  for (let left = days; left > 0; left -= 1) {
    day = nextDay(day);
    while (!isBusinessDay(day)) day = nextDay(day);
  }
  return day;
}

/** That hour, in UTC, of the day. */
export const atHour = (day: Date, hour: number): Date =>
  new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), hour));
