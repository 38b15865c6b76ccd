import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Makes room in a folder for bytes that are about to be written. */
export type MakeRoom = (bytes: number) => Promise<void>;

interface CachedFile {
  readonly path: string;
  readonly bytes: number;
  readonly madeAt: number;
}

const filesIn = async (folder: string): Promise<readonly CachedFile[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const found: CachedFile[] = [];
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    // A file that another process has just removed is skipped.
    const stats = await stat(path).catch(() => undefined);
    if (stats) found.push({ path, bytes: stats.size, madeAt: stats.mtimeMs });
  }
  return found;
};

/**
 * Limits the size of a folder; the oldest files are removed first. The folder is scanned on the first write and after
 * every tenth of its limit that was written since, not each time: it may hold tens of thousands of files, and another
 * process may write into it too.
 */
export function diskCacheLimit(folder: string, maxBytes: number): MakeRoom {
  const share = maxBytes / 10;
  let room = 0;
  let clearing: Promise<void> | undefined;

  const clear = async (): Promise<void> => {
    const newestFirst = (await filesIn(folder)).toSorted((a, b) => b.madeAt - a.madeAt);
    let total = 0;
    for (const { path, bytes } of newestFirst) {
      total += bytes;
      if (total > maxBytes - share) await rm(path, { force: true });
    }
    room = share;
  };

  return async (bytes) => {
    if (room < bytes) await (clearing ??= clear().finally(() => (clearing = undefined)));
    room -= bytes;
  };
}
