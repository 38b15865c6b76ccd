/** No connection to the database, or no turn to write to it, came in time. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** Seconds after which a request that met an unavailable database may be sent again (`Retry-After`). */
export const RETRY_AFTER_SECONDS = 2;

/**
 * SQLSTATE codes and classes of what passes by itself: a lock or a statement that took too long, a server that shuts
 * down, starts, fails over to another or has no resources left, a lost connection, transactions that met again and again.
 */
const PASSING = /^(?:55P03|57014|57P0[1-5]|25006|08...|53...|40001|40P01)$/;

/** The messages of node-postgres, without a code, for a connection that is lost while it is used. */
const LOST = /^(?:Connection terminated|Client has encountered a connection error|Client was closed)/;

/** Codes of Node for a connection that is lost while it is used. */
const LOST_CODES: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT']);

/** Whether the same request, sent again a little later, may succeed: the database is busy or away, nothing is wrong with the request. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseUnavailable || LOST.test(error.message)) return true;
  const code = 'code' in error ? error.code : undefined;
  return LOST_CODES.has(code) || (typeof code === 'string' && PASSING.test(code));
}
