import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../open-database.ts';
import { openFilled } from './pglite-snapshot.ts';
import type { Filling } from './pglite-snapshot.ts';

/** A database of its own for one spec, and how to be rid of it. */
export interface OpenTestDatabase {
  readonly db: Database;
  readonly close: () => Promise<void>;
}

export interface TestDatabase {
  readonly name: 'PGlite' | 'PostgreSQL';
  /** Migrated and, unless a filling is named, empty. */
  readonly open: (filling?: Filling) => Promise<OpenTestDatabase>;
}

const SOCKET_FOLDER = '/var/run/postgresql';

/** Asks in a process of its own, because a list of describe blocks must be known before anything can be awaited. */
const answers = (url: string): boolean =>
  spawnSync(
    process.execPath,
    [
      '-e',
      `const { Client } = require('pg'); const client = new Client({ connectionString: process.argv[1], connectionTimeoutMillis: 1500 });
      client.connect().then(() => client.end()).then(() => process.exit(0), () => process.exit(1));`,
      url,
    ],
    { cwd: import.meta.dirname, timeout: 5000, env: { ...process.env, NODE_OPTIONS: '' } },
  ).status === 0;

/** The PostgreSQL server on which specs run, if one answers. */
export const postgresqlUrl = (): string | undefined => {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined && given !== '') return given;
  const user = process.env['PGUSER'] ?? process.env['USER'] ?? 'postgres';
  const candidates = [
    ...(existsSync(`${SOCKET_FOLDER}/.s.PGSQL.5432`) ? [`postgresql://${user}@/test?host=${SOCKET_FOLDER}`] : []),
    `postgresql://${user}@127.0.0.1:5432/test`,
    'postgresql://postgres@127.0.0.1:5432/test',
  ];
  return candidates.find(answers);
};

const empty: Filling = { name: 'empty', fill: async () => {} };

const openMemory = async ({ name, fill }: Filling = empty): Promise<OpenTestDatabase> => {
  const filled = async (db: Database): Promise<void> => {
    await migrate(db);
    await fill(db);
  };
  const db = await openFilled({ name, fill: filled });
  return { db, close: () => db.destroy() };
};

const openSchema = async (url: string, { fill }: Filling = empty): Promise<OpenTestDatabase> => {
  const schema = `spec_${randomBytes(8).toString('hex')}`;
  const db = await openDatabase({ kind: 'postgresql', url, searchPath: schema });
  await sql`create schema ${sql.ref(schema)}`.execute(db);
  await migrate(db);
  await fill(db);
  const close = async (): Promise<void> => {
    await sql`drop schema ${sql.ref(schema)} cascade`.execute(db);
    await db.destroy();
  };
  return { db, close };
};

/**
 * The databases that a spec runs on: PGlite always, PostgreSQL where one answers (`TEST_DATABASE_URL`,
 * else the local server's database `test`).
 *
 * @example describe.each(testDatabases())('cart on $name', ({ open }) => { … });
 */
export function testDatabases(): readonly TestDatabase[] {
  const url = postgresqlUrl();
  return [
    { name: 'PGlite', open: openMemory },
    ...(url === undefined
      ? []
      : [{ name: 'PostgreSQL' as const, open: (filling?: Filling) => openSchema(url, filling) }]),
  ];
}
