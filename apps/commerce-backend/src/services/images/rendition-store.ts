import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { boundedFolder } from './bounded-folder.ts';

/** Keeps finished renditions: those last made on disk, those last shown in memory too. */
export interface RenditionStore {
  readonly find: (name: string) => Promise<Buffer | undefined>;
  readonly keep: (name: string, bytes: Buffer) => Promise<void>;
}

/** How many bytes of pictures are kept. */
export interface RenditionBounds {
  readonly mostBytesInMemory?: number | undefined;
  readonly mostBytesOnDisk?: number | undefined;
}

const usualMemory = 48 * 1024 * 1024;
const usualDisk = 1024 * 1024 * 1024;

interface Memory {
  readonly get: (name: string) => Buffer | undefined;
  readonly set: (name: string, bytes: Buffer) => void;
}

/** The last used come last; the first are forgotten when the bytes exceed the bound. */
function recentlyUsed(mostBytes: number): Memory {
  const kept = new Map<string, Buffer>();
  let total = 0;
  const drop = (name: string): void => {
    total -= kept.get(name)?.byteLength ?? 0;
    kept.delete(name);
  };
  return {
    get(name) {
      const bytes = kept.get(name);
      if (bytes !== undefined) {
        kept.delete(name);
        kept.set(name, bytes);
      }
      return bytes;
    },
    set(name, bytes) {
      drop(name);
      kept.set(name, bytes);
      total += bytes.byteLength;
      for (const oldest of kept.keys()) {
        if (total <= mostBytes) break;
        drop(oldest);
      }
    },
  };
}

/** A store in the folder, which is made when it is missing. */
export function renditionStore(
  folder: string,
  { mostBytesInMemory = usualMemory, mostBytesOnDisk = usualDisk }: RenditionBounds = {},
): RenditionStore {
  const memory = recentlyUsed(mostBytesInMemory);
  const makeRoom = boundedFolder(folder, mostBytesOnDisk);
  const placeOf = (name: string): string => join(folder, name.slice(0, 2), name);
  return {
    async find(name) {
      const remembered = memory.get(name);
      if (remembered !== undefined) return remembered;
      try {
        const bytes = await readFile(placeOf(name));
        memory.set(name, bytes);
        return bytes;
      } catch {
        return undefined;
      }
    },
    async keep(name, bytes) {
      memory.set(name, bytes);
      const place = placeOf(name);
      const draft = `${place}.${randomUUID()}`;
      try {
        await makeRoom(bytes.byteLength);
        await mkdir(dirname(place), { recursive: true });
        // Moved into place whole: a reader never sees half a picture.
        await writeFile(draft, bytes);
        await rename(draft, place);
      } catch {
        // A full or read-only disk costs a render later, not this answer; half a picture must not fill it further.
        await rm(draft, { force: true }).catch(() => undefined);
      }
    },
  };
}
