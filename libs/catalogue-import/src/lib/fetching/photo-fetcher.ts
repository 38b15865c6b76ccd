import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import { imageTypes, imageTypeOf } from '../photo-store.ts';
import { fetchBytes, isPublicAddress, unreachable } from './fetch-bytes.ts';
import type { FetchLimits } from './fetch-bytes.ts';

/** Stores photos of other machines in one folder. */
export interface PhotoFetcher {
  /** The name that a photo has in the folder without its type; photos of one `main` begin alike, up to a `_`. */
  readonly nameOf: (address: string, main: string) => string;
  /** The file of a photo in the folder, or why there is none. A photo that is there is not fetched again. */
  readonly fetch: (address: string, main: string) => Promise<Result<string, string>>;
}

const defaultLimits: FetchLimits = { isAllowed: isPublicAddress, maxBytes: 10_000_000, timeout: 20_000 };

const maxAtOnce = 4;

/** A host that does not respond so often in a row gets no more requests: each of them could take the full timeout. */
const maxFailures = 5;

const hashOf = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('hex').slice(0, length);

/** Lets at most `free` pieces of work run at once, first come, first served. */
function limitTo(free: number) {
  const waiting: (() => void)[] = [];
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    else free -= 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}

/** Opens the folder, which is made where it is missing. */
export async function openPhotoFetcher(folder: string, limits: FetchLimits = defaultLimits): Promise<PhotoFetcher> {
  await mkdir(folder, { recursive: true });
  const inTurn = limitTo(maxAtOnce);
  const failuresOfHost = new Map<string, number>();
  const known = new Map<string, Promise<Result<string, string>>>();
  const nameOf = (address: string, main: string): string => `${hashOf(main, 20)}_${hashOf(address, 10)}`;

  const storedFile = (name: string): string | undefined =>
    imageTypes.map((type) => `${name}.${type}`).find((file) => existsSync(join(folder, file)));

  const fetchFile = async (address: string, name: string): Promise<Result<string, string>> => {
    const stored = storedFile(name);
    if (stored !== undefined) return ok(stored);
    const host = URL.canParse(address) ? new URL(address).host : '';
    const failures = failuresOfHost.get(host) ?? 0;
    if (failures >= maxFailures)
      return fail(`photo "${address}" is of a host that did not respond ${maxFailures} times`);
    const fetched = await fetchBytes(address, limits);
    const isUnreachable = !fetched.ok && unreachable.has(fetched.error);
    // Others of this host may have failed meanwhile.
    failuresOfHost.set(host, isUnreachable ? (failuresOfHost.get(host) ?? 0) + 1 : 0);
    if (!fetched.ok) return fail(`photo "${address}" ${fetched.error}`);
    const type = imageTypeOf(fetched.value);
    if (type === undefined) return fail(`photo "${address}" is not a JPEG, PNG, WebP or AVIF`);
    // A file with the final name is complete, also when the import is stopped here.
    await writeFile(join(folder, `${name}.part`), fetched.value);
    await rename(join(folder, `${name}.part`), join(folder, `${name}.${type}`));
    return ok(`${name}.${type}`);
  };

  return {
    nameOf,
    fetch: (address, main) => {
      const name = nameOf(address, main);
      const file = known.get(name) ?? inTurn(() => fetchFile(address, name));
      known.set(name, file);
      return file;
    },
  };
}
