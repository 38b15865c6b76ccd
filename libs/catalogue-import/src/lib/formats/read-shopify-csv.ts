import { basename } from 'node:path';
import { slugOf } from '@lyng/demo-catalogue/core';
import { fail } from '@lyng/model';
import { copyOf, nameOf, textOf } from '../feed-text.ts';
import { linesOf } from '../read-json-lines.ts';
import { cutRecords } from './cut-records.ts';
import type { FeedRow, ReadFeedOptions } from './feed-row.ts';
import { shopifyProduct } from './shopify-product.ts';
import type { ShopifyRow } from './shopify-product.ts';
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

/** The body is copy, addresses are as they are written, and all other fields are names. */
function readerOf(field: ShopifyField): typeof textOf {
  if (field === 'body') return copyOf;
  return field === 'image' || field === 'variantImage' ? textOf : nameOf;
}

function rowOf(row: number, values: readonly string[], { fields, markets }: Columns): ShopifyRow {
  const read = new Map<ShopifyField, string>();
  for (const [column, field] of fields.entries()) {
    const value = field && readerOf(field)(values[column]);
    if (field !== undefined && value !== undefined) read.set(field, value);
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
const handleOf = ({ fields }: ShopifyRow): string => fields.get('handle') ?? slugOf('da', fields.get('title') ?? '');

/** The rows with their handle, and those that cannot be read. */
async function* rowsOf(
  path: string,
  options: ReadFeedOptions,
): AsyncGenerator<readonly [string, ShopifyRow] | FeedRow> {
  const file = basename(path);
  let columns: Columns | undefined;
  for await (const { row, fields } of cutRecords(linesOf(path), ',')) {
    if (!fields.ok) yield { file, row, product: fields };
    else if (columns === undefined) columns = columnsOf(fields.value, options);
    else {
      const read = rowOf(row, fields.value, columns);
      const handle = handleOf(read);
      yield handle === '' ? { file, row, product: fail('no handle and no title') } : [handle, read];
    }
  }
}

/**
 * Reads the product CSV of Shopify: the rows of one handle are one product, wherever they stand. The file is read twice,
 * so that only products whose rows stand apart are held in the memory.
 */
export async function* readShopifyCsv(path: string, options: ReadFeedOptions): AsyncGenerator<FeedRow> {
  const lastRows = new Map<string, number>();
  for await (const read of rowsOf(path, options)) if (!('file' in read)) lastRows.set(read[0], read[1].row);
  const begun = new Map<string, ShopifyRow[]>();
  for await (const read of rowsOf(path, options)) {
    if ('file' in read) {
      yield read;
      continue;
    }
    const [handle, row] = read;
    const rows = [...(begun.get(handle) ?? []), row];
    begun.set(handle, rows);
    if (lastRows.get(handle) !== row.row) continue;
    begun.delete(handle);
    yield* shopifyProduct(basename(path), handle, rows, options);
  }
}
