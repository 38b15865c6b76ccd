import type { MarketAlias } from '../market.ts';

/** A day of the calendar without a time: days since 1 January 1970. */
export type DayNumber = number;

export const DAY_MS = 86_400_000;

export const dayNumber = (isoDay: string): DayNumber => Date.parse(isoDay) / DAY_MS;

export const isoDay = (day: DayNumber): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** 0 is a Sunday, 5 a Friday. */
export const weekday = (day: DayNumber): number => (day + 4) % 7;

/** Public holidays as month and day, with Christmas Eve and New Year's Eve, on which no parcel is promised. */
const fixedHolidays: Readonly<Record<MarketAlias, string>> = {
  dk: '01-01 06-05 12-24 12-25 12-26 12-31',
  se: '01-01 01-06 05-01 06-06 12-24 12-25 12-26 12-31',
  no: '01-01 05-01 05-17 12-24 12-25 12-26 12-31',
  fi: '01-01 01-06 05-01 12-06 12-24 12-25 12-26 12-31',
};

/** Days after Easter Sunday: Maundy Thursday, Good Friday, Easter Monday, Ascension Day and Whit Monday. */
const easterHolidays: Readonly<Record<MarketAlias, readonly number[]>> = {
  dk: [-3, -2, 1, 39, 50],
  se: [-2, 1, 39],
  no: [-3, -2, 1, 39, 50],
  fi: [-2, 1, 39],
};

/** Easter Sunday of a year, by the Gregorian computus of Meeus, Jones and Butcher. */
function easterSunday(year: number): DayNumber {
  const century = Math.floor(year / 100);
  const corrections = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * (year % 19) + century - Math.floor(century / 4) - corrections + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7;
  const late = Math.floor(((year % 19) + 11 * epact + 22 * toSunday) / 451);
  return Date.UTC(year, 2, 22 + epact + toSunday - 7 * late) / DAY_MS;
}

/** Midsummer Eve is a Friday between 19 and 25 June; Midsummer Day and All Saints' Day are Saturdays. */
const isMidsummerEve = (day: DayNumber, monthAndDay: string): boolean =>
  weekday(day) === 5 && monthAndDay >= '06-19' && monthAndDay <= '06-25';

function isBusinessDay(day: DayNumber, market: MarketAlias): boolean {
  if (weekday(day) === 0 || weekday(day) === 6) return false;
  const iso = isoDay(day);
  const monthAndDay = iso.slice(5);
  if (fixedHolidays[market].includes(monthAndDay)) return false;
  if ((market === 'se' || market === 'fi') && isMidsummerEve(day, monthAndDay)) return false;
  return !easterHolidays[market].includes(day - easterSunday(Number(iso.slice(0, 4))));
}

/** That many business days later, which are business days in all of the countries; 0 is that day or the next such day. */
export function addBusinessDays(day: DayNumber, days: number, countries: readonly MarketAlias[]): DayNumber {
  const isOpen = (one: DayNumber): boolean => countries.every((market) => isBusinessDay(one, market));
  let end = day;
  while (days === 0 && !isOpen(end)) end += 1;
  for (let left = days; left > 0; left -= 1) {
    end += 1;
    while (!isOpen(end)) end += 1;
  }
  return end;
}
