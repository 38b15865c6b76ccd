import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import type { Database, Tables } from '../database.ts';

/** What a database holds when a spec opens it. */
export interface Filling {
  /** Names the file that it is kept in: one name, one filling. */
  readonly name: string;
  readonly fill: (db: Database) => Promise<void>;
}

const over = (pglite: PGlite): Database => new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });

/** Moved into place whole: another worker never reads half a file, and when two make the same one, either will do. */
const keep = async (file: string, pglite: PGlite): Promise<void> => {
  const draft = `${file}.${randomUUID()}`;
  const dump = await pglite.dumpDataDir('none');
  writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()));
  renameSync(draft, file);
};

/**
 * Opens a PGlite database of its own that is filled. To make one takes seconds, so the first of a run is kept as a file,
 * and the others begin with it. The folder is the run's (`jest.config.mjs`); without one nothing is kept.
 */
export async function openFilled({ name, fill }: Filling, folder = process.env['SPEC_SNAPSHOTS']): Promise<Database> {
  const file = folder === undefined || folder === '' ? undefined : join(folder, `${name}.tar`);
  if (file !== undefined && existsSync(file))
    return over(await PGlite.create({ loadDataDir: new Blob([readFileSync(file)]) }));
  const pglite = await PGlite.create();
  const db = over(pglite);
  await fill(db);
  if (file !== undefined) await keep(file, pglite);
  return db;
}
