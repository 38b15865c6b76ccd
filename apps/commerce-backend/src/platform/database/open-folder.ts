import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { ConfigurationError } from '../errors/configuration-error.ts';
import { lockFolder } from './folder-lock.ts';

/** Every folder of PostgreSQL has it; a folder without it would be taken for a new one and be written over. */
const MARK = 'PG_VERSION';

const damaged = (folder: string, reason: string): ConfigurationError =>
  new ConfigurationError(
    `commerce-backend: the database in ${folder} is damaged (${reason}). Keep the folder, which may hold orders, and restore it from a backup; or set DATA_FOLDER to another folder.`,
  );

/**
 * A new database is created beside its folder and then moved there: a first start that is killed leaves nothing that
 * looks damaged.
 */
const makeNew = async (folder: string): Promise<void> => {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  await (await PGlite.create(draft)).close();
  if (existsSync(folder)) rmdirSync(folder);
  renameSync(draft, folder);
};

const open = async (folder: string): Promise<PGlite> => {
  const isNew = !existsSync(folder) || readdirSync(folder).length === 0;
  if (isNew) await makeNew(folder);
  else if (!existsSync(join(folder, MARK))) throw damaged(folder, `${MARK} is missing`);
  try {
    return await PGlite.create(folder);
  } catch (error) {
    throw damaged(folder, error instanceof Error ? error.message : String(error));
  }
};

/**
 * Opens the PGlite database in a folder, for this process alone; creates a new one if there is none. A folder that
 * holds something else, or a database that PostgreSQL cannot read, is a `ConfigurationError` and is not replaced.
 */
export async function openFolder(folder: string): Promise<PGlite> {
  const unlock = lockFolder(folder);
  try {
    const pglite = await open(folder);
    const close = pglite.close.bind(pglite);
    pglite.close = async () => {
      await close();
      unlock();
    };
    return pglite;
  } catch (error) {
    unlock();
    throw error;
  }
}
