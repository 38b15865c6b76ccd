import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../../../../platform/database/open-database.ts';
import type { DatabasePlace } from '../../../../platform/database/open-database.ts';
import { makeClusterIn } from '../../../../platform/database/testing/pglite-snapshot.ts';
import { specRun } from '../../../../platform/database/testing/spec-run.ts';
import { testDatabases } from '../../../../platform/database/testing/test-databases.ts';

/** A database that outlives the process that uses it. */
export interface KillablePlace {
  readonly name: 'PGlite folder' | 'PostgreSQL';
  readonly database: DatabasePlace;
  /** The backend's folder of files. */
  readonly folder: string;
  readonly remove: () => Promise<void>;
}

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'kill-'));

const folderPlace = async (): Promise<KillablePlace> => {
  const folder = newFolder();
  const database = join(folder, 'database');
  await makeClusterIn(database, specRun().snapshots);
  return {
    name: 'PGlite folder',
    database: { kind: 'folder', folder: database },
    folder,
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
};

const schemaPlace = (url: string) => async (): Promise<KillablePlace> => {
  const folder = newFolder();
  const schema = `kill_${randomBytes(8).toString('hex')}`;
  const admin = await openDatabase({ kind: 'postgresql', url, connections: 1 });
  await sql`create schema ${sql.ref(schema)}`.execute(admin);
  return {
    name: 'PostgreSQL',
    database: { kind: 'postgresql', url, searchPath: schema },
    folder,
    remove: async () => {
      await sql`drop schema ${sql.ref(schema)} cascade`.execute(admin);
      await admin.destroy();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** One for each database of the test file, created on demand: a PGlite folder, a schema on PostgreSQL. */
export function killablePlaces(): readonly {
  readonly name: KillablePlace['name'];
  readonly make: () => Promise<KillablePlace>;
}[] {
  return testDatabases().map(({ name }) =>
    name === 'PGlite'
      ? { name: 'PGlite folder', make: folderPlace }
      : { name, make: schemaPlace(specRun().postgresql?.url ?? '') },
  );
}

/** The place as the backend's own settings name it. */
export function addressOfPlace({ database, folder }: KillablePlace): Record<string, string> {
  if (database.kind !== 'postgresql') return { DATA_FOLDER: folder };
  const { url, searchPath } = database;
  if (searchPath === undefined) return { DATA_FOLDER: folder, DATABASE_URL: url };
  // No `URL`: one that names a socket has no host, which it does not read. The server knows the backend's connections by their name.
  const options = `options=${encodeURIComponent(`-c search_path=${searchPath}`)}&application_name=${searchPath}`;
  return { DATA_FOLDER: folder, DATABASE_URL: `${url}${url.includes('?') ? '&' : '?'}${options}` };
}
