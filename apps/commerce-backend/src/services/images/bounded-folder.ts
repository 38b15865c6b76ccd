import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Makes room in a folder for bytes that are about to be written. */
export type MakeRoom = (bytes: number) => Promise<void>;

interface KeptFile {
  readonly path: string;
  readonly bytes: number;
  readonly madeAt: number;
}

const filesIn = async (folder: string): Promise<readonly KeptFile[]> => {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const found: KeptFile[] = [];
  for (const entry of entries) {
    const path = join(folder, entry.name);
    // A file that another process has just removed is none.
    if (entry.isDirectory()) found.push(...(await filesIn(path)));
    else
      found.push(
        ...(await stat(path).then(
          ({ size, mtimeMs }) => [{ path, bytes: size, madeAt: mtimeMs }],
          () => [],
        )),
      );
  }
  return found;
};

/**
 * Keeps a folder below a number of bytes; what was made first goes first. The folder is looked through at the first
 * writing and after every tenth of its bound that was written since, not each time: it may hold tens of thousands of
 * files, and another process may write into it too.
 */
export function boundedFolder(folder: string, mostBytes: number): MakeRoom {
  const share = mostBytes / 10;
  let room = 0;
  let clearing: Promise<void> | undefined;

  const clear = async (): Promise<void> => {
    const newestFirst = (await filesIn(folder)).toSorted((a, b) => b.madeAt - a.madeAt);
    let total = 0;
    for (const { path, bytes } of newestFirst) {
      total += bytes;
      if (total > mostBytes - share) await rm(path, { force: true });
    }
    room = share;
  };

  return async (bytes) => {
    if (room < bytes) await (clearing ??= clear().finally(() => (clearing = undefined)));
    room -= bytes;
  };
}
