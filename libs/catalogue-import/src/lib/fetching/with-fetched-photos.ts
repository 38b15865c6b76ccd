import { fail, ok } from '@lyng/model';
import type { FeedRow } from '../formats/feed-row.ts';
import type { FeedProduct, FeedVariant } from '../feed-product.ts';
import type { PhotoFetcher } from './photo-fetcher.ts';

/** Rows whose photos are fetched ahead of the one that is imported. */
const maxRowsAhead = 16;

async function filesOf(
  addresses: readonly string[],
  mainOf: (address: string) => string,
  fetcher: PhotoFetcher,
  failures: Set<string>,
): Promise<readonly string[]> {
  const fetched = await Promise.all(addresses.map((address) => fetcher.fetch(address, mainOf(address))));
  return fetched.flatMap((file) => {
    if (file.ok) return [file.value];
    failures.add(file.error);
    return [];
  });
}

interface FetchedVariant {
  readonly variant: FeedVariant;
  readonly files: readonly string[];
}

async function fetchedVariant(
  variant: FeedVariant,
  fetcher: PhotoFetcher,
  failures: Set<string>,
): Promise<FetchedVariant> {
  const { photoAddresses = [] } = variant;
  const [main] = photoAddresses;
  if (main === undefined) return { variant, files: [] };
  const files = await filesOf(photoAddresses, () => main, fetcher, failures);
  // Without a file the colour is drawn; it must not get the photos of another one.
  return { variant: { ...variant, imageFile: files[0] ?? fetcher.nameOf(main, main) }, files };
}

async function fetchedRows(row: FeedRow, fetcher: PhotoFetcher): Promise<readonly FeedRow[]> {
  if (!row.product.ok) return [row];
  const product = row.product.value;
  const failures = new Set<string>();
  const [shared, variants] = await Promise.all([
    filesOf(product.photoAddresses ?? [], (address) => address, fetcher, failures),
    Promise.all(product.variants.map((variant) => fetchedVariant(variant, fetcher, failures))),
  ]);
  const withPhotos: FeedProduct = {
    ...product,
    images: [...new Set([...shared, ...variants.flatMap(({ files }) => files)])],
    variants: variants.map(({ variant }) => variant),
  };
  const reports = [...failures]
    .sort()
    .map((failure) => ({ ...row, product: fail(`imported without a part: ${failure}`) }));
  return [{ ...row, product: ok(withPhotos) }, ...reports];
}

/** Gives products the photos that their addresses lead to, in the order of the rows; reports each photo that is missing. */
export async function* withFetchedPhotos(rows: AsyncIterable<FeedRow>, fetcher: PhotoFetcher): AsyncGenerator<FeedRow> {
  const ahead: Promise<readonly FeedRow[]>[] = [];
  for await (const row of rows) {
    const fetched = fetchedRows(row, fetcher);
    // It is awaited later: a full disk must not end the process before that.
    fetched.catch(() => undefined);
    ahead.push(fetched);
    if (ahead.length >= maxRowsAhead) yield* (await ahead.shift()) ?? [];
  }
  for (const fetched of ahead) yield* await fetched;
}
