/** A snapshot of the database as `pg_snapshot` writes it: `xmin:xmax:running,running`. */
export type DatabaseSnapshot = string;

/**
 * The parts of a snapshot: the oldest running transaction, the first that had not begun, and the running ones in
 * between.
 */
export function parseDatabaseSnapshot(databaseSnapshot: DatabaseSnapshot): {
  readonly oldest: string;
  readonly next: string;
  readonly running: readonly string[];
} {
  const [oldest = '0', next = oldest, running = ''] = databaseSnapshot.split(':');
  return { oldest, next, running: running === '' ? [] : running.split(',') };
}

/**
 * The later of two snapshots. Transactions end one by one, so of two snapshots one has seen the end of all that the
 * other has.
 */
export function later(a: DatabaseSnapshot, b: DatabaseSnapshot): DatabaseSnapshot {
  const [first, second] = [parseDatabaseSnapshot(a), parseDatabaseSnapshot(b)];
  if (first.next !== second.next) return BigInt(first.next) > BigInt(second.next) ? a : b;
  return first.running.length < second.running.length ? a : b;
}
