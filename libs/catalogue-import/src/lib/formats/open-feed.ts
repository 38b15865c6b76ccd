import { open, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fail } from '@lyng/model';
import { parseFeedProduct } from '../parse-feed-product.ts';
import { readJsonLines } from '../read-json-lines.ts';
import { acceptedFormats, detectFormat } from './detect-format.ts';
import type { FeedFormat } from './detect-format.ts';
import type { FeedRow, ReadFeedOptions } from './feed-row.ts';
import { readGoogleTsv } from './read-google-tsv.ts';
import { readGoogleXml } from './read-google-xml.ts';
import { readShopifyCsv } from './read-shopify-csv.ts';

export interface Feed {
  /** The path of its taxonomy. */
  readonly folder: string;
  /** The folder of its photos. */
  readonly photoFolder: string;
  /** A complete folder, which may also have plain photos. */
  readonly isFolder: boolean;
  /** Whether photos are files of the folder; otherwise they are addresses on other machines. */
  readonly hasPhotoFiles: boolean;
  readonly rows: AsyncIterable<FeedRow>;
}

/** Enough for the header of a table, and for the root and the channel of XML. */
const beginningLength = 65_536;

async function beginningOf(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(beginningLength), 0, beginningLength, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Reads products as lines of JSON. */
async function* readJsonFeed(path: string): AsyncGenerator<FeedRow> {
  const file = basename(path);
  for await (const line of readJsonLines(path))
    yield { file, row: line.row, product: line.ok ? parseFeedProduct(line.value) : fail(line.reason) };
}

function rowsOf(path: string, format: FeedFormat, options: ReadFeedOptions): AsyncIterable<FeedRow> {
  switch (format.kind) {
    case 'json-lines':
      return readJsonFeed(path);
    case 'google-xml':
      return readGoogleXml(path, format.prefixes, options);
    case 'google-tsv':
      return readGoogleTsv(path, options);
    case 'shopify-csv':
      return readShopifyCsv(path, options);
  }
}

const isThere = (path: string): Promise<'file' | 'folder' | undefined> =>
  stat(path).then(
    (found) => (found.isDirectory() ? 'folder' : 'file'),
    () => undefined,
  );

/** Opens a folder with `products.jsonl`, or one file of a format that it finds by its content. */
export async function openFeed(path: string, options: ReadFeedOptions): Promise<Feed> {
  const productsFile = join(path, 'products.jsonl');
  if ((await isThere(productsFile)) === 'file')
    return { folder: path, photoFolder: path, isFolder: true, hasPhotoFiles: true, rows: readJsonFeed(productsFile) };
  if ((await isThere(path)) !== 'file')
    throw new Error(`${path} is no file and has no products.jsonl: name ${acceptedFormats}.`);
  const format = detectFormat(await beginningOf(path));
  if (!format.ok) throw new Error(`${path} cannot be imported, as ${format.error}: name ${acceptedFormats}.`);
  return {
    folder: dirname(path),
    photoFolder: dirname(path),
    isFolder: false,
    hasPhotoFiles: format.value.kind === 'json-lines',
    rows: rowsOf(path, format.value, options),
  };
}
