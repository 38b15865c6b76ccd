import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import type { PostgresPool } from 'kysely';
import pg from 'pg';
import type { Database, Tables } from './database.ts';
import { limitTransactions } from './in-transaction.ts';
import { limitConcurrency } from '../limits/limit-concurrency.ts';
import { listenInProcess, listenOnServer, provideListen } from './notifications.ts';
import { openFolder } from './open-folder.ts';
import { DatabaseUnavailable } from './unavailable.ts';

/** Where the data lives: a PostgreSQL server, a PGlite folder, or memory (tests). */
export type DatabasePlace =
  | { readonly kind: 'postgresql'; readonly url: string; readonly searchPath?: string; readonly connections?: number }
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'memory' };

/** Max time of one statement on a PostgreSQL server, and max wait for a lock, in ms; 0 turns the limit off. */
export interface DatabaseTimeouts {
  readonly lock: number;
  readonly statement: number;
}

const defaultTimeouts: DatabaseTimeouts = { lock: 3000, statement: 30_000 };

/** For programs that run without a waiting caller, such as the import. */
export const noTimeouts: DatabaseTimeouts = { lock: 0, statement: 0 };

/** PostgreSQL's type number of `bigint`, which node-postgres returns as text by default. */
const BIGINT = 20;

const postgresTypes = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    // Counts and amounts in minor units stay far below 2^53.
    oid === BIGINT && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format),
} as unknown as pg.CustomTypesConfig;

const CONNECTIONS = 10;
/** Connections that no transaction of `inTransaction` takes: with these, pages are read while every writer waits for a lock. */
const READ_CONNECTIONS = 4;

/** The maximum wait for a connection, and for a turn to write, in ms. */
const CONNECTION_TIMEOUT = 10_000;
const SLOT_TIMEOUT = 15_000;

type Server = Extract<DatabasePlace, { kind: 'postgresql' }>;

/** Before a new connection is handed out `pg-pool` awaits `onConnect`, which the types of `pg` do not know. */
interface ConnectingPoolConfig extends pg.PoolConfig {
  readonly onConnect: (client: pg.ClientBase) => Promise<unknown>;
}

const addressOf = ({ url, searchPath }: Server): pg.ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: CONNECTION_TIMEOUT,
  ...(searchPath === undefined ? {} : { options: `-c search_path=${searchPath}` }),
});

const openPool = (place: Server, timeouts: DatabaseTimeouts): pg.Pool => {
  // Statements are short: compiling one takes longer than running it. Searches that take only the first rows rely on
  // the order of the table, which neither another reader's place in it nor parallel workers may change.
  const settings = `set jit = off; set synchronize_seqscans = off; set max_parallel_workers_per_gather = 0;
    set lock_timeout = ${String(timeouts.lock)}; set statement_timeout = ${String(timeouts.statement)}`;
  const config: ConnectingPoolConfig = {
    ...addressOf(place),
    max: place.connections ?? CONNECTIONS,
    types: postgresTypes,
    onConnect: (client) => client.query(settings),
  };
  const pool = new pg.Pool(config);
  pool.on('connect', (client) => {
    // The pool emits errors of idle connections only. If a connection is cut while in use, its statement rejects; the
    // event, without a listener, would end the process.
    client.on('error', () => undefined);
  });
  // An idle connection that the server closes must not end the process; the pool replaces it.
  pool.on('error', () => undefined);
  return pool;
};

/** The part of the pool that Kysely needs; a failure to get a connection has its own error class. */
const connectionsOf = (pool: pg.Pool): PostgresPool => ({
  connect: async () => {
    try {
      return await pool.connect();
    } catch (cause) {
      throw new DatabaseUnavailable('No connection to the database.', { cause });
    }
  },
  end: () => pool.end(),
  options: pool.options,
});

const openPostgresql = (place: Server, timeouts: DatabaseTimeouts): Database => {
  const pool = openPool(place, timeouts);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: connectionsOf(pool) }) });
  const writers = Math.max(1, pool.options.max - READ_CONNECTIONS);
  const timedOut = () => new DatabaseUnavailable('Too many transactions wait for the database.');
  limitTransactions(db, limitConcurrency(writers, { timeout: SLOT_TIMEOUT, onReject: timedOut }));
  provideListen(
    db,
    // A firewall drops an idle connection without notice: by default the system looks after two hours.
    listenOnServer(() => new pg.Client({ ...addressOf(place), keepAlive: true, keepAliveInitialDelayMillis: 30_000 })),
  );
  return db;
};

/** Makes a database of an open PGlite. */
export const overPglite = (pglite: PGlite): Database => {
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  provideListen(db, listenInProcess(pglite));
  return db;
};

/** Opens the database without touching its tables: call `migrate` next. Close it with `db.destroy()`. */
export async function openDatabase(place: DatabasePlace, timeouts = defaultTimeouts): Promise<Database> {
  switch (place.kind) {
    case 'postgresql':
      return openPostgresql(place, timeouts);
    case 'folder':
      return overPglite(await openFolder(place.folder));
    case 'memory':
      return overPglite(await PGlite.create());
  }
}
