import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { diskCacheLimit } from './disk-cache-limit.ts';

/** Stores finished renditions: the latest on disk, the last served in memory too. */
export interface RenditionStore {
  readonly find: (name: string) => Promise<Buffer | undefined>;
  readonly save: (name: string, bytes: Buffer) => Promise<void>;
}

/** How many bytes of images are cached. */
export interface RenditionBounds {
  readonly maxBytesInMemory?: number | undefined;
  readonly maxBytesOnDisk?: number | undefined;
}

const defaultMemoryBytes = 48 * 1024 * 1024;
const defaultDiskBytes = 1024 * 1024 * 1024;

interface Memory {
  readonly get: (name: string) => Buffer | undefined;
  readonly set: (name: string, bytes: Buffer) => void;
}

/** The last used come last; the first are evicted when the bytes exceed the limit. */
function recentlyUsed(maxBytes: number): Memory {
  const entries = new Map<string, Buffer>();
  let total = 0;
  const drop = (name: string): void => {
    total -= entries.get(name)?.byteLength ?? 0;
    entries.delete(name);
  };
  return {
    get(name) {
      const bytes = entries.get(name);
      if (bytes !== undefined) {
        entries.delete(name);
        entries.set(name, bytes);
      }
      return bytes;
    },
    set(name, bytes) {
      drop(name);
      entries.set(name, bytes);
      total += bytes.byteLength;
      for (const oldest of entries.keys()) {
        if (total <= maxBytes) break;
        drop(oldest);
      }
    },
  };
}

/** A store in the folder, which is created when it is missing. */
export function renditionStore(
  folder: string,
  { maxBytesInMemory = defaultMemoryBytes, maxBytesOnDisk = defaultDiskBytes }: RenditionBounds = {},
): RenditionStore {
  const memory = recentlyUsed(maxBytesInMemory);
  const makeRoom = diskCacheLimit(folder, maxBytesOnDisk);
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
    async save(name, bytes) {
      memory.set(name, bytes);
      const place = placeOf(name);
      const draft = `${place}.${randomUUID()}`;
      try {
        await makeRoom(bytes.byteLength);
        await mkdir(dirname(place), { recursive: true });
        // Moved into place when complete: a reader never sees half an image.
        await writeFile(draft, bytes);
        await rename(draft, place);
      } catch {
        // A full or read-only disk costs a render later, not this response; half an image must not fill it further.
        await rm(draft, { force: true }).catch(() => undefined);
      }
    },
  };
}
