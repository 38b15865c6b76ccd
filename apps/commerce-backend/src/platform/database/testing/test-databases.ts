import { randomBytes } from 'node:crypto';
import { join, relative } from 'node:path';
import { currentSample, inSample } from '@lyng/model/testing';
import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../open-database.ts';
import type { DatabaseTimeouts } from '../open-database.ts';
import { alwaysOnBoth, slowOnBoth } from './always-on-both.ts';
import { emptyFilling } from './filling.ts';
import type { Filling } from './filling.ts';
import { openFilled } from './pglite-snapshot.ts';
import { openCopy } from './postgresql-copies.ts';
import { noteSpecFile, specRun } from './spec-run.ts';

/** A database of its own for one test file, and how to remove it. */
export interface OpenTestDatabase {
  readonly db: Database;
  readonly close: () => Promise<void>;
}

export interface TestDatabase {
  readonly name: 'PGlite' | 'PostgreSQL';
  /** Migrated and, unless a filling is named, empty. Time limits are PostgreSQL's; those of a server by default. */
  readonly open: (filling?: Filling, timeouts?: DatabaseTimeouts) => Promise<OpenTestDatabase>;
}

/** PGlite in memory: it ends with its process. */
export const memoryDatabase: TestDatabase = {
  name: 'PGlite',
  open: async (filling = emptyFilling) => {
    const db = await openFilled(filling, specRun().snapshots);
    return { db, close: () => db.destroy() };
  },
};

/** For roles that may not create databases. */
export async function openSchema(
  url: string,
  filling: Filling = emptyFilling,
  timeouts?: DatabaseTimeouts,
): Promise<OpenTestDatabase> {
  const schema = `spec_${randomBytes(8).toString('hex')}`;
  const db = await openDatabase({ kind: 'postgresql', url, searchPath: schema }, timeouts);
  await sql`create schema ${sql.ref(schema)}`.execute(db);
  await migrate(db);
  await filling.fill(db);
  const close = async (): Promise<void> => {
    await sql`drop schema ${sql.ref(schema)} cascade`.execute(db);
    await db.destroy();
  };
  return { db, close };
}

/** The test file that is running; outside Jest the program. */
const runningFile = (): string =>
  (typeof expect === 'undefined' ? undefined : expect.getState().testPath) ?? process.argv[1] ?? '';

const serverDatabase = (): TestDatabase | undefined => {
  const { postgresql } = specRun();
  if (postgresql === undefined) return undefined;
  const { url, copies } = postgresql;
  return {
    name: 'PostgreSQL',
    open: (filling = emptyFilling, timeouts) =>
      copies === undefined ? openSchema(url, filling, timeouts) : openCopy(copies, filling, timeouts),
  };
};

/** For specs that need any one database. PostgreSQL is the cheaper one: it copies on the server, PGlite starts in this process. */
export const anyDatabase = (): TestDatabase => serverDatabase() ?? memoryDatabase;

const APP_FOLDER = join(import.meta.dirname, '../../../..');

const isOnBoth = (): boolean => {
  const path = relative(APP_FOLDER, runningFile()).replaceAll('\\', '/');
  if (slowOnBoth.includes(path)) return currentSample() === undefined;
  return alwaysOnBoth.some((each) => path.startsWith(each)) || inSample(path, 4);
};

/**
 * The databases that a test file runs on: PostgreSQL where a server is reachable (`TEST_DATABASE_URL`, else the local
 * server's database `test`), before it PGlite for the files of `alwaysOnBoth` and a rotating quarter of the others.
 * Without a server PGlite for all, and the run prints how many files lacked it.
 *
 * @example describe.each(testDatabases())('cart on $name', ({ open }) => { … });
 */
export function testDatabases(): readonly TestDatabase[] {
  const server = serverDatabase();
  if (server === undefined) {
    noteSpecFile(specRun(), 'without-postgresql', runningFile());
    return [memoryDatabase];
  }
  if (!isOnBoth()) return [server];
  noteSpecFile(specRun(), 'on-both-databases', runningFile());
  return [memoryDatabase, server];
}

/** A suite for what only a PostgreSQL server can do; skipped where none is reachable. */
export function describeOnPostgresql(title: string, define: (database: TestDatabase) => void): void {
  const database = testDatabases().find(({ name }) => name === 'PostgreSQL');
  // Nothing here can run without a server: the check names what was skipped, and fails in CI.
  if (database === undefined) describe.skip(title, () => it.todo('needs a PostgreSQL server'));
  else describe(title, () => define(database));
}
