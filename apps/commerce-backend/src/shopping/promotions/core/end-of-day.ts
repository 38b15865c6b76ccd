import type { MarketAlias } from '@lyng/model';

const timeZones: Readonly<Record<MarketAlias, string>> = {
  dk: 'Europe/Copenhagen',
  se: 'Europe/Stockholm',
  no: 'Europe/Oslo',
  fi: 'Europe/Helsinki',
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The market's offset from UTC, in ms. */
function offsetAt(market: MarketAlias, timestamp: number): number {
  const zone = new Intl.DateTimeFormat('en', { timeZone: timeZones[market], timeZoneName: 'longOffset' })
    .formatToParts(timestamp)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, hours = '0', minutes = '0'] = /([+-]\d\d):(\d\d)/.exec(zone ?? '') ?? [];
  return Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS;
}

/** The moment when a day (`2025-08-31`) is over in a market: what a shopper reads as its last day counts until then. */
export function endOfDay(day: string, market: MarketAlias): Date {
  const utcMidnight = Date.parse(`${day}T00:00:00Z`) + 24 * HOUR_MS;
  // Clocks change at 1:00 UTC: three hours before midnight UTC they are those of midnight in every market.
  return new Date(utcMidnight - offsetAt(market, utcMidnight - 3 * HOUR_MS));
}
