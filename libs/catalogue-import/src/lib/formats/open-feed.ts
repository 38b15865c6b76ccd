import { existsSync } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fail, isRecord, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import { parseFeedProduct } from '../feed-product.ts';
import type { FeedProduct } from '../feed-product.ts';
import { textOf } from '../feed-text.ts';
import { parsePlainPhoto } from '../import-plain-photo.ts';
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

/** The id of a product, or the file of a photo, in a row that cannot be read. */
const nameIn = (value: unknown): string | undefined => (isRecord(value) ? textOf(value.id ?? value.file) : undefined);

async function* rowsOfJson(
  path: string,
  parse: (value: unknown) => Result<string, FeedProduct | undefined>,
): AsyncGenerator<FeedRow> {
  const file = basename(path);
  for await (const line of readJsonLines(path)) {
    const product = line.ok ? parse(line.value) : fail(line.reason);
    if (product.ok && product.value !== undefined) yield { file, row: line.row, product: ok(product.value) };
    else if (!product.ok) yield { file, row: line.row, id: line.ok ? nameIn(line.value) : undefined, product };
  }
}

/** The products of a folder, and those that photos of their own make. */
async function* rowsOfFolder(folder: string): AsyncGenerator<FeedRow> {
  yield* rowsOfJson(join(folder, 'products.jsonl'), parseFeedProduct);
  const images = join(folder, 'images.jsonl');
  if (existsSync(images)) yield* rowsOfJson(images, parsePlainPhoto);
}

function rowsOf(path: string, format: FeedFormat, options: ReadFeedOptions): AsyncIterable<FeedRow> {
  switch (format.kind) {
    case 'json-lines':
      return rowsOfJson(path, parseFeedProduct);
    case 'google-xml':
      return readGoogleXml(path, format.prefixes, options);
    case 'google-tsv':
      return readGoogleTsv(path, options);
    case 'shopify-csv':
      return readShopifyCsv(path, options);
  }
}

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

/** Opens a folder with `products.jsonl`, or one file of a format that it finds by its content. */
export async function openFeed(path: string, options: ReadFeedOptions): Promise<Feed> {
  if (await isFile(join(path, 'products.jsonl')))
    return { folder: path, photoFolder: path, hasPhotoFiles: true, rows: rowsOfFolder(path) };
  if (!(await isFile(path))) throw new Error(`${path} is no file and has no products.jsonl: name ${acceptedFormats}.`);
  const format = detectFormat(await beginningOf(path));
  if (!format.ok) throw new Error(`${path} cannot be imported, as ${format.error}: name ${acceptedFormats}.`);
  return {
    folder: dirname(path),
    photoFolder: dirname(path),
    hasPhotoFiles: format.value.kind === 'json-lines',
    rows: rowsOf(path, format.value, options),
  };
}
