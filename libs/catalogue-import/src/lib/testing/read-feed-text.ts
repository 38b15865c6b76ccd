import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FeedRow } from '../formats/feed-row.ts';
import { openFeed } from '../formats/open-feed.ts';
import type { FeedProduct } from '../feed-product.ts';
import { duringSale } from './make-feed-offers.ts';

export interface ReadFeed {
  readonly products: readonly FeedProduct[];
  /** Row and reason, of rows and of parts that could not be read. */
  readonly rejected: readonly (readonly [row: number, reason: string])[];
  readonly counted: Readonly<Record<string, number>>;
}

async function rowsOf(rows: AsyncIterable<FeedRow>): Promise<readonly FeedRow[]> {
  const read: FeedRow[] = [];
  for await (const row of rows) read.push(row);
  return read;
}

const leftOutOf = (row: number, { leftOut = [], variants }: FeedProduct): ReadFeed['rejected'] => [
  ...leftOut.map((reason) => [row, reason] as const),
  ...variants.flatMap((variant) => (variant.leftOut ?? []).map((reason) => [variant.row ?? row, reason] as const)),
];

/** Reads the text of a feed as a file with it would be read. */
export async function readFeedText(text: string | Buffer, currency?: string): Promise<ReadFeed> {
  const folder = await mkdtemp(join(tmpdir(), 'feed-'));
  const counted: Record<string, number> = {};
  try {
    await writeFile(join(folder, 'feed'), text);
    const feed = await openFeed(join(folder, 'feed'), {
      currency,
      now: duringSale,
      count: (what) => {
        counted[what] = (counted[what] ?? 0) + 1;
      },
    });
    const rows = await rowsOf(feed.rows);
    return {
      products: rows.flatMap(({ product }) => (product.ok ? product.value : [])),
      rejected: rows.flatMap(({ row, product }) =>
        product.ok ? leftOutOf(row, product.value) : [[row, product.error] as const],
      ),
      counted,
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}
