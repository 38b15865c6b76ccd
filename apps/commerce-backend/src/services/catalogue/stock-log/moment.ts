/** A moment of the database as `pg_snapshot` writes it: `xmin:xmax:running,running`. */
export type Moment = string;

/** Of a moment: the oldest transaction that ran, the first that had not begun, and those in between that ran. */
export function readMoment(moment: Moment): {
  readonly oldest: string;
  readonly next: string;
  readonly running: readonly string[];
} {
  const [oldest = '0', next = oldest, running = ''] = moment.split(':');
  return { oldest, next, running: running === '' ? [] : running.split(',') };
}

/** The later of two moments. Transactions end one by one, so of two moments one has seen the end of all that the other has. */
export function later(a: Moment, b: Moment): Moment {
  const [first, second] = [readMoment(a), readMoment(b)];
  if (first.next !== second.next) return BigInt(first.next) > BigInt(second.next) ? a : b;
  return first.running.length < second.running.length ? a : b;
}
