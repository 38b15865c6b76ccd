import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renditionStore } from './rendition-store.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lyng-renditions-'));
});

afterEach(() => rm(folder, { recursive: true }));

const onDisk = async (): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();
};

const imageBytes = (bytes: number): Buffer => Buffer.alloc(bytes);

/** An image that was made so many minutes after midnight. */
const put = async (name: string, bytes: number, minute: number): Promise<void> => {
  const place = join(folder, name.slice(0, 2), name);
  await mkdir(join(folder, name.slice(0, 2)), { recursive: true });
  await writeFile(place, imageBytes(bytes));
  await utimes(place, minute * 60, minute * 60);
};

describe('renditionStore', () => {
  it('finds on disk what was evicted from memory', async () => {
    const store = renditionStore(folder, { maxBytesInMemory: 1 });
    await store.save('aa1.webp', imageBytes(10));
    expect(await store.find('aa1.webp')).toEqual(imageBytes(10));
    expect(await store.find('aa2.webp')).toBeUndefined();
  });

  it('holds no more bytes in memory than its limit; those shown last are not read from disk again', async () => {
    const store = renditionStore(folder, { maxBytesInMemory: 25 });
    for (const name of ['aa1', 'bb2']) await store.save(name, imageBytes(10));
    await store.find('aa1');
    await store.save('cc3', imageBytes(10));
    // Without its files the store can only find what is in memory.
    for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
    expect(await store.find('aa1')).toEqual(imageBytes(10));
    expect(await store.find('bb2')).toBeUndefined();
    expect(await store.find('cc3')).toEqual(imageBytes(10));
  });

  it('removes the oldest files when the folder is full, also those of an earlier process', async () => {
    for (const [index, name] of ['aa1', 'bb2', 'cc3', 'dd4'].entries()) await put(name, 300, index);
    await renditionStore(folder, { maxBytesOnDisk: 1000 }).save('ee5', imageBytes(50));
    expect(await onDisk()).toEqual(['bb2', 'cc3', 'dd4', 'ee5']);
  });

  it('never holds more than its limits, however many images are stored', async () => {
    const store = renditionStore(folder, { maxBytesOnDisk: 1000 });
    for (let made = 0; made < 100; made += 1) await store.save(`aa${made}`, imageBytes(45));
    const stored = await onDisk();
    expect(stored.length).toBeLessThanOrEqual(22);
    expect(stored.length).toBeGreaterThanOrEqual(18);
  });

  it('leaves no partial file of an image that could not be stored', async () => {
    // A folder has the name of the image: the draft is written, but cannot be moved into place.
    await mkdir(join(folder, 'aa', 'aa1.webp', 'taken'), { recursive: true });
    await renditionStore(folder).save('aa1.webp', imageBytes(10));
    expect(await onDisk()).toEqual([]);
  });
});
