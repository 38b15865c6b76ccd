import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { diskCacheLimit } from './disk-cache-limit.ts';

/** Stores finished renditions: the latest on disk, the last served in memory too. */
export interface RenditionStore {
  readonly find: (name: string) => Promise<Buffer | undefined>;
  readonly save: (name: string, bytes: Buffer) => Promise<void>;
}

/** The sizes of the image caches. */
export interface RenditionBounds {
  readonly maxBytesInMemory?: number | undefined;
  readonly maxBytesOnDisk?: number | undefined;
}

const defaultMemoryBytes = 48 * 1024 * 1024;
const defaultDiskBytes = 1024 * 1024 * 1024;

/** A store in the folder, which is created when it is missing. */
export function renditionStore(
  folder: string,
  { maxBytesInMemory = defaultMemoryBytes, maxBytesOnDisk = defaultDiskBytes }: RenditionBounds = {},
): RenditionStore {
  const memory = new LRUCache<string, Buffer>({
    maxSize: maxBytesInMemory,
    sizeCalculation: ({ byteLength }) => byteLength + 1,
  });
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
