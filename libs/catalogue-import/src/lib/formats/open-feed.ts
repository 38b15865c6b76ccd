import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { acceptedFormats, detectFormat } from './detect-format.ts';
import type { FeedRow, ReadFeedOptions } from './feed-row.ts';
import { readProductFolder } from './json-products.ts';

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

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

/** Opens a folder with `products.jsonl`, or one file of a format that it finds by its content. */
export async function openFeed(path: string, options: ReadFeedOptions): Promise<Feed> {
  if (await isFile(join(path, 'products.jsonl')))
    return { folder: path, photoFolder: path, hasPhotoFiles: true, rows: readProductFolder(path) };
  if (!(await isFile(path))) throw new Error(`${path} is no file and has no products.jsonl: name ${acceptedFormats}.`);
  const format = detectFormat(await buffer(createReadStream(path, { end: beginningLength - 1 })));
  if (!format.ok) throw new Error(`${path} cannot be imported, as ${format.error}: name ${acceptedFormats}.`);
  const folder = dirname(path);
  const { name, rowsOf } = format.value;
  return { folder, photoFolder: folder, hasPhotoFiles: name === 'json-lines', rows: rowsOf(path, options) };
}
