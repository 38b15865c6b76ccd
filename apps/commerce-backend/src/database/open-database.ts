import { mkdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, Tables } from './database.ts';
import { lockFolder } from './folder-lock.ts';

/** Where the data lives: a PostgreSQL server, a PGlite folder, or memory (tests). */
export type DatabasePlace =
  | { readonly kind: 'postgresql'; readonly url: string; readonly searchPath?: string; readonly connections?: number }
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'memory' };

/** PostgreSQL's type number of `bigint`, which node-postgres hands over as text unless told. */
const BIGINT = 20;

const postgresTypes = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    // Counts and amounts in minor units stay far below 2^53.
    oid === BIGINT && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format),
} as unknown as pg.CustomTypesConfig;

const openPool = (url: string, searchPath: string | undefined, connections: number): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types: postgresTypes,
    ...(searchPath === undefined ? {} : { options: `-c search_path=${searchPath}` }),
  });
  pool.on('connect', (client) => {
    // Questions are short: compiling one takes longer than answering it. And a table is read from its beginning,
    // where the best sold products lie, not from where another reader happens to be.
    client.query('set jit = off; set synchronize_seqscans = off').catch(() => undefined);
  });
  // An idle connection that the server closes must not end the process; the pool replaces it.
  pool.on('error', () => undefined);
  return pool;
};

const openFolder = async (folder: string): Promise<PGlite> => {
  const unlock = lockFolder(folder);
  mkdirSync(folder, { recursive: true });
  const pglite = await PGlite.create(folder);
  const close = pglite.close.bind(pglite);
  pglite.close = async () => {
    await close();
    unlock();
  };
  return pglite;
};

/** Opens the database without touching its tables: call `migrate` next. Close it with `db.destroy()`. */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  switch (place.kind) {
    case 'postgresql': {
      const pool = openPool(place.url, place.searchPath, place.connections ?? 10);
      return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    }
    case 'folder':
      return new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: await openFolder(place.folder) }) });
    case 'memory':
      return new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: await PGlite.create() }) });
  }
}
