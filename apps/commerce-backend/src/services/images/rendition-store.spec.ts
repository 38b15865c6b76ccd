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

const picture = (bytes: number): Buffer => Buffer.alloc(bytes);

/** A picture that was made so many minutes after midnight. */
const put = async (name: string, bytes: number, minute: number): Promise<void> => {
  const place = join(folder, name.slice(0, 2), name);
  await mkdir(join(folder, name.slice(0, 2)), { recursive: true });
  await writeFile(place, picture(bytes));
  await utimes(place, minute * 60, minute * 60);
};

describe('renditionStore', () => {
  it('finds on disk what it has forgotten in memory', async () => {
    const store = renditionStore(folder, { mostBytesInMemory: 1 });
    await store.keep('aa1.webp', picture(10));
    expect(await store.find('aa1.webp')).toEqual(picture(10));
    expect(await store.find('aa2.webp')).toBeUndefined();
  });

  it('holds no more bytes in memory than its limit; those shown last are not read from disk again', async () => {
    const store = renditionStore(folder, { mostBytesInMemory: 25 });
    for (const name of ['aa1', 'bb2']) await store.keep(name, picture(10));
    await store.find('aa1');
    await store.keep('cc3', picture(10));
    // Without its files the store can only find what is in memory.
    for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
    expect(await store.find('aa1')).toEqual(picture(10));
    expect(await store.find('bb2')).toBeUndefined();
    expect(await store.find('cc3')).toEqual(picture(10));
  });

  it('removes what was made first when the folder is full, also what it found there at its start', async () => {
    for (const [index, name] of ['aa1', 'bb2', 'cc3', 'dd4'].entries()) await put(name, 300, index);
    await renditionStore(folder, { mostBytesOnDisk: 1000 }).keep('ee5', picture(50));
    expect(await onDisk()).toEqual(['bb2', 'cc3', 'dd4', 'ee5']);
  });

  it('never holds more than it may, however many are kept', async () => {
    const store = renditionStore(folder, { mostBytesOnDisk: 1000 });
    for (let made = 0; made < 100; made += 1) await store.keep(`aa${made}`, picture(45));
    const kept = await onDisk();
    expect(kept.length).toBeLessThanOrEqual(22);
    expect(kept.length).toBeGreaterThanOrEqual(18);
  });

  it('leaves no half of a picture that could not be kept', async () => {
    // A folder stands where the picture should: it is written, but cannot be moved into place.
    await mkdir(join(folder, 'aa', 'aa1.webp', 'taken'), { recursive: true });
    await renditionStore(folder).keep('aa1.webp', picture(10));
    expect(await onDisk()).toEqual([]);
  });
});
