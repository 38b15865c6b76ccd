import { basename } from 'node:path';
import { fail } from '@lyng/model';
import { parseFeedProduct } from '../parse-feed-product.ts';
import { readJsonLines } from '../read-json-lines.ts';
import type { FeedRow } from './feed-row.ts';

/** Reads products as lines of JSON. */
export async function* readJsonFeed(path: string): AsyncGenerator<FeedRow> {
  const file = basename(path);
  for await (const line of readJsonLines(path))
    yield { file, row: line.row, product: line.ok ? parseFeedProduct(line.value) : fail(line.reason) };
}
