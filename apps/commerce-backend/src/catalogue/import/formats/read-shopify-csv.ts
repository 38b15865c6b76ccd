import { basename } from 'node:path';
import { slugOf } from '@lyng/demo-catalogue/core';
import { fail } from '@lyng/model';
import { printable } from '../parse-feed-product.ts';
import { linesOf } from '../read-json-lines.ts';
import { cutRecords } from './cut-records.ts';
import type { FeedRow, ReadFeedOptions } from './feed-row.ts';
import { shopifyProduct } from './shopify-product.ts';
import type { ShopifyRow } from './shopify-row.ts';
import { fieldOf, marketColumns } from './shopify-headers.ts';
import type { MarketColumn, ShopifyField } from './shopify-headers.ts';

interface Columns {
  readonly fields: readonly (ShopifyField | undefined)[];
  readonly markets: readonly MarketColumn[];
}

function columnsOf(header: readonly string[], { currency }: ReadFeedOptions): Columns {
  const names = header.map((name) => name.replace(/^\uFEFF/, ''));
  const markets = marketColumns(names);
  if (currency === undefined && markets.length === 0)
    throw new Error(
      'The product CSV of Shopify does not say in which currency its prices are: add --currency SEK, or the one that it is.',
    );
  return { fields: names.map(fieldOf), markets };
}

function rowOf(row: number, values: readonly string[], { fields, markets }: Columns): ShopifyRow {
  const read = new Map<ShopifyField, string>();
  for (const [column, field] of fields.entries()) {
    const value = printable(values[column] ?? '').trim();
    if (field !== undefined && value !== '') read.set(field, value);
  }
  return {
    row,
    fields: read,
    marketPrices: markets.flatMap(({ column, country, currency }) => {
      const amount = values[column]?.trim() ?? '';
      return amount === '' ? [] : [{ amount, country, currency }];
    }),
    isTracked: read.has('tracker') || !fields.includes('tracker'),
  };
}

/** A product without a handle gets the one that Shopify would make of its title. */
const handleOf = ({ fields }: ShopifyRow): string | undefined => {
  const handle = fields.get('handle') ?? slugOf('da', fields.get('title') ?? '');
  return handle === '' ? undefined : handle;
};

/** Reads the product CSV of Shopify: rows of one handle that follow each other are one product. */
export async function* readShopifyCsv(path: string, options: ReadFeedOptions): AsyncGenerator<FeedRow> {
  const file = basename(path);
  let columns: Columns | undefined;
  let handle = '';
  let rows: ShopifyRow[] = [];
  for await (const { row, fields } of cutRecords(linesOf(path), ',')) {
    if (!fields.ok) {
      yield { file, row, product: fields };
      continue;
    }
    if (columns === undefined) {
      columns = columnsOf(fields.value, options);
      continue;
    }
    const read = rowOf(row, fields.value, columns);
    const ownHandle = handleOf(read);
    if (ownHandle === undefined) {
      yield { file, row, product: fail('no handle and no title') };
      continue;
    }
    if (ownHandle !== handle) {
      yield* shopifyProduct(file, handle, rows, options);
      handle = ownHandle;
      rows = [];
    }
    rows.push(read);
  }
  yield* shopifyProduct(file, handle, rows, options);
}
