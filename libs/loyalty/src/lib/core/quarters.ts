const MONTHS_IN_QUARTER = 3;

/** The start of the quarter of a year's month, in ms since 1970; quarters begin at midnight UTC. */
const quarterStart = (year: number, quarter: number): number => Date.UTC(year, quarter * MONTHS_IN_QUARTER, 1);

/** LOY-08: a bonus is paid four times a year: the first payout after that time. Both in ms since 1970. */
export function nextPayoutAfter(time: number): number {
  const date = new Date(time);
  return quarterStart(date.getUTCFullYear(), Math.floor(date.getUTCMonth() / MONTHS_IN_QUARTER) + 1);
}

/** The last payout at or before that time, in ms since 1970. */
export function lastPayout(time: number): number {
  const date = new Date(time);
  return quarterStart(date.getUTCFullYear(), Math.floor(date.getUTCMonth() / MONTHS_IN_QUARTER));
}

/** The payouts after `from`, until `to` inclusive. */
export function payoutsBetween(from: number, to: number): readonly number[] {
  const payouts: number[] = [];
  for (let at = nextPayoutAfter(from); at <= to; at = nextPayoutAfter(at)) payouts.push(at);
  return payouts;
}
