import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { overPglite } from '../open-database.ts';
import { emptyFilling } from './filling.ts';
import type { Filling } from './filling.ts';

const over = async (pglite: PGlite): Promise<Database> => {
  const db = overPglite(pglite);
  // Kysely closes only a database that it has used.
  await sql`select 1`.execute(db);
  return db;
};

const load = (file: string): Promise<PGlite> => PGlite.create({ loadDataDir: new Blob([readFileSync(file)]) });

/**
 * Moved into place when complete: another worker never reads half a file, and when two create the same one, either will
 * do.
 */
const save = async (file: string, pglite: PGlite): Promise<void> => {
  const draft = `${file}.${randomUUID()}`;
  const dump = await pglite.dumpDataDir('none');
  writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()));
  renameSync(draft, file);
};

/** Identifies the installed PGlite: a data folder fits the build that made it. */
const buildOfPglite = (): string => {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  const hash = createHash('sha256');
  for (const file of readdirSync(folder)
    .filter((name) => /\.(wasm|data)$/.test(name))
    .toSorted())
    hash.update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 16);
};

/**
 * The data folder of a PGlite that holds nothing yet. `initdb` takes five seconds of processor time and its result
 * depends on PGlite alone, so it is cached from run to run.
 */
export async function newCluster(cacheFolder: string): Promise<string> {
  const name = `new-cluster-${buildOfPglite()}.tar`;
  const file = join(cacheFolder, name);
  if (existsSync(file)) return file;
  mkdirSync(cacheFolder, { recursive: true });
  for (const old of readdirSync(cacheFolder).filter((each) => !each.startsWith(name)))
    rmSync(join(cacheFolder, old), { force: true });
  const pglite = await PGlite.create();
  await save(file, pglite);
  await pglite.close();
  return file;
}

/** The place of a run's snapshots. */
export interface Snapshots {
  /** The run's own folder. */
  readonly folder: string;
  /** The file that `newCluster` gives. */
  readonly cluster: string;
}

/** Makes a PGlite folder that holds nothing yet. */
export async function makeClusterIn(dataDir: string, { cluster }: Snapshots): Promise<void> {
  await (await PGlite.create({ dataDir, loadDataDir: new Blob([readFileSync(cluster)]) })).close();
}

const fileOf = ({ name }: Filling, { folder }: Snapshots): string => join(folder, `${name}.tar`);

/** The snapshot that a filling starts from. */
const startOf = async (filling: Filling, snapshots: Snapshots): Promise<string> => {
  if (filling.name === emptyFilling.name) return snapshots.cluster;
  const file = fileOf(emptyFilling, snapshots);
  if (!existsSync(file)) await (await openFilled(emptyFilling, snapshots)).destroy();
  return file;
};

/** Opens a PGlite database of its own that is filled. The first of a run is saved as a file, and the others start from it. */
export async function openFilled(filling: Filling, snapshots: Snapshots): Promise<Database> {
  const file = fileOf(filling, snapshots);
  if (existsSync(file)) return over(await load(file));
  const pglite = await load(await startOf(filling, snapshots));
  const db = await over(pglite);
  await filling.fill(db);
  await save(file, pglite);
  return db;
}
