import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fail, isRecord, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import { parseFeedProduct } from '../feed-product.ts';
import type { FeedProduct } from '../feed-product.ts';
import { textOf } from '../feed-text.ts';
import { readJsonLines } from '../read-json-lines.ts';
import type { FeedRow } from './feed-row.ts';
import { parsePlainPhoto } from './plain-photo.ts';

/** The id of a product, or the file of a photo, in a row that cannot be read. */
const nameIn = (value: unknown): string | undefined => (isRecord(value) ? textOf(value.id ?? value.file) : undefined);

async function* rowsOf(
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

/** Reads products as lines of JSON. */
export const readProductLines = (path: string): AsyncGenerator<FeedRow> => rowsOf(path, parseFeedProduct);

/** Reads the products of a folder, and those that photos of their own make. */
export async function* readProductFolder(folder: string): AsyncGenerator<FeedRow> {
  yield* readProductLines(join(folder, 'products.jsonl'));
  const images = join(folder, 'images.jsonl');
  if (existsSync(images)) yield* rowsOf(images, parsePlainPhoto);
}
