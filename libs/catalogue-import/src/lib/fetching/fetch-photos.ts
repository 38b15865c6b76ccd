import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { FeedProduct, FeedVariant } from '../feed-product.ts';
import type { FeedRow } from '../formats/feed-row.ts';
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

/** A host that does not respond so often in a row gets no more requests: each of them could take the full timeout. */
const maxFailures = 5;

const hashOf = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('hex').slice(0, length);

/** Opens the folder, which is made where it is missing. */
export async function openPhotoFetcher(folder: string, limits: FetchLimits = defaultLimits): Promise<PhotoFetcher> {
  await mkdir(folder, { recursive: true });
  const failuresOfHost = new Map<string, number>();
  const known = new Map<string, Promise<Result<string, string>>>();
  const nameOf = (address: string, main: string): string => `${hashOf(main, 20)}_${hashOf(address, 10)}`;

  const fetchFile = async (address: string, name: string): Promise<Result<string, string>> => {
    const stored = imageTypes.map((type) => `${name}.${type}`).find((file) => existsSync(join(folder, file)));
    if (stored !== undefined) return ok(stored);
    const host = URL.parse(address)?.host ?? '';
    if ((failuresOfHost.get(host) ?? 0) >= maxFailures)
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
      const file = known.get(name) ?? fetchFile(address, name);
      known.set(name, file);
      return file;
    },
  };
}

/** The product with its photos as files, one after the other; reports each photo that is missing. */
async function withPhotos(product: FeedProduct, fetcher: PhotoFetcher): Promise<FeedProduct> {
  const files = new Set<string>();
  const failures = new Set<string>();
  const take = async (address: string, main: string): Promise<void> => {
    const file = await fetcher.fetch(address, main);
    if (file.ok) files.add(file.value);
    else failures.add(file.error);
  };
  for (const address of product.photoAddresses ?? []) await take(address, address);
  const variants: FeedVariant[] = [];
  for (const variant of product.variants) {
    const [main, ...others] = variant.photoAddresses ?? [];
    if (main === undefined) {
      variants.push(variant);
      continue;
    }
    for (const address of [main, ...others]) await take(address, main);
    // Without a file the colour is drawn; it must not get the photos of another one.
    const name = fetcher.nameOf(main, main);
    const own = [...files].find((file) => file.startsWith(name.replace(/_.*/, '_')));
    variants.push({ ...variant, imageFile: own ?? name });
  }
  return { ...product, images: [...files], variants, leftOut: [...(product.leftOut ?? []), ...[...failures].sort()] };
}

/** Rows whose photos are fetched at once. */
const maxAtOnce = 4;

/** Gives products the photos that their addresses lead to, in the order of the rows. */
export const withFetchedPhotos = (rows: AsyncIterable<FeedRow>, fetcher: PhotoFetcher): AsyncIterable<FeedRow> =>
  Readable.from(rows).map(
    async (row: FeedRow): Promise<FeedRow> =>
      row.product.ok ? { ...row, product: ok(await withPhotos(row.product.value, fetcher)) } : row,
    { concurrency: maxAtOnce },
  );
