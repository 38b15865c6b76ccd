import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Database } from '../database.ts';
import { openDatabase } from '../open-database.ts';
import type { DatabaseTimeouts } from '../open-database.ts';
import { emptyFilling } from './filling.ts';
import type { Filling } from './filling.ts';

/** Databases of a run on a PostgreSQL server. */
export interface PostgresqlCopies {
  readonly url: string;
  /** Begins the name of each of them. */
  readonly prefix: string;
}

/** The first key of the advisory locks that are taken here; the second is a run's number or a template's name. */
const RUN_LOCK = 4_711_003;
const TEMPLATE_LOCK = 4_711_004;
const PREFIX = 'lyng_spec_';

/** The same server and role, another database. No `URL` reads it: a URL that names a socket has no host. */
const urlOfDatabase = (url: string, database: string): string =>
  url.replace(/^([a-z]+:\/\/[^/?]*)(\/[^?]*)?/, `$1/${database}`);

const connect = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url });
  // The server may close it while idle, as it stops; the next query reports that.
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

const withClient = async <Value>(url: string, use: (client: pg.Client) => Promise<Value>): Promise<Value> => {
  const client = await connect(url);
  try {
    return await use(client);
  } finally {
    await client.end();
  }
};

const databasesThatBegin = async (client: pg.Client, prefix: string): Promise<readonly string[]> => {
  const { rows } = await client.query<{ name: string }>(
    // Those of another role are its own affair, and could not be dropped.
    "select datname as name from pg_database where starts_with(datname, $1) and pg_has_role(datdba, 'member')",
    [prefix],
  );
  return rows.map(({ name }) => name);
};

const drop = async (client: pg.Client, names: readonly string[]): Promise<void> => {
  for (const name of names) await client.query(`drop database if exists ${name} with (force)`);
};

/** The databases of runs that ended without cleaning up: the lock of their number is free. */
const dropLeftovers = async (client: pg.Client): Promise<void> => {
  const names = await databasesThatBegin(client, PREFIX);
  const runs = new Set(names.flatMap((name) => /^lyng_spec_(\d+)_/.exec(name)?.[1] ?? []));
  for (const run of runs) {
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1, $2) as free', [
      RUN_LOCK,
      Number(run),
    ]);
    if (rows[0]?.free !== true) continue;
    await drop(
      client,
      names.filter((name) => name.startsWith(`${PREFIX}${run}_`)),
    );
    await client.query('select pg_advisory_unlock($1, $2)', [RUN_LOCK, Number(run)]);
  }
};

/** The databases of one run, from its start to its end. */
export interface CopiesOfRun {
  readonly copies: PostgresqlCopies;
  /** Drops all of them. */
  readonly end: () => Promise<void>;
}

/**
 * Starts a run: takes its number's lock, which lasts as long as the process, and removes what killed runs left. Other
 * runs may go on meanwhile, also on other machines.
 */
export async function startCopies(url: string): Promise<CopiesOfRun> {
  const client = await connect(url);
  const run = randomBytes(4).readUInt32BE() >>> 1;
  await client.query('select pg_advisory_lock($1, $2)', [RUN_LOCK, run]);
  await dropLeftovers(client);
  const prefix = `${PREFIX}${String(run)}_`;
  return {
    copies: { url, prefix },
    end: async () => {
      await drop(client, await databasesThatBegin(client, prefix));
      await client.end();
    },
  };
}

/** Makes a database of another name and renames it when it is filled: a process that is killed leaves no half template. */
async function makeTemplate(
  client: pg.Client,
  copies: PostgresqlCopies,
  filling: Filling,
  name: string,
): Promise<void> {
  const draft = `${name}_draft`;
  const start = filling.name === emptyFilling.name ? 'template0' : await templateOf(client, copies, emptyFilling);
  await drop(client, [draft]);
  await client.query(`create database ${draft} template ${start}`);
  const db = await openDatabase({ kind: 'postgresql', url: urlOfDatabase(copies.url, draft) });
  try {
    await filling.fill(db);
  } finally {
    await db.destroy();
  }
  // A template with a connection, such as one of autovacuum, cannot be copied.
  await client.query(`alter database ${draft} allow_connections false`);
  await client.query(`alter database ${draft} rename to ${name}`);
}

/** The template of a filling: the first that needs it makes it, the others wait. */
async function templateOf(client: pg.Client, copies: PostgresqlCopies, filling: Filling): Promise<string> {
  const name = `${copies.prefix}template_${filling.name.replaceAll('-', '_')}`;
  await client.query('select pg_advisory_lock($1, hashtext($2))', [TEMPLATE_LOCK, name]);
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await makeTemplate(client, copies, filling, name);
    return name;
  } finally {
    await client.query('select pg_advisory_unlock($1, hashtext($2))', [TEMPLATE_LOCK, name]);
  }
}

/** Opens a database of its own that is filled: a copy of the filling's template, which is made once in a run. */
export async function openCopy(
  copies: PostgresqlCopies,
  filling: Filling,
  timeouts?: DatabaseTimeouts,
): Promise<{ readonly db: Database; readonly close: () => Promise<void> }> {
  const name = `${copies.prefix}${randomBytes(8).toString('hex')}`;
  await withClient(copies.url, async (client) => {
    await client.query(`create database ${name} template ${await templateOf(client, copies, filling)}`);
    // It is not read after a crash of the server, so no commit needs to wait for the disk.
    await client.query(`alter database ${name} set synchronous_commit = off`);
  });
  const db = await openDatabase({ kind: 'postgresql', url: urlOfDatabase(copies.url, name) }, timeouts);
  const close = async (): Promise<void> => {
    await db.destroy();
    await withClient(copies.url, (client) => drop(client, [name]));
  };
  return { db, close };
}
