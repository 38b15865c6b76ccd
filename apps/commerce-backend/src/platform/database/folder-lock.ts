import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ConfigurationError } from '../errors/configuration-error.ts';

const lockFile = (folder: string): string => `${folder}.lock`;

/** The process that wrote the lock, if it still runs. This process itself never counts: a container gives the same number again. */
const holderOf = (file: string): number | undefined => {
  let pid: number;
  try {
    pid = Number(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return undefined;
  try {
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    // EPERM: it runs, but belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM' ? pid : undefined;
  }
};

/**
 * Keeps a database folder to one process: PGlite would let two write to it and lose what they wrote.
 * Returns how to let it go; what a killed process left behind is taken over.
 */
export function lockFolder(folder: string): () => void {
  const file = lockFile(folder);
  const holder = holderOf(file);
  if (holder !== undefined) {
    throw new ConfigurationError(
      `commerce-backend: the database in ${folder} is in use by process ${holder}. Stop that process, set DATA_FOLDER to another folder, or use a server with DATABASE_URL (if process ${holder} is something else, delete ${file}).`,
    );
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}
