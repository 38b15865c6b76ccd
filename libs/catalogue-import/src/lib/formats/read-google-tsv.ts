import { basename } from 'node:path';
import { ok } from '@lyng/model';
import { linesOf } from '../read-json-lines.ts';
import { cutRecords } from './cut-records.ts';
import type { FeedRow, ReadFeedOptions } from './feed-row.ts';
import { googleProducts } from './google-products.ts';
import type { GoogleItem } from './google-products.ts';
import { addValue } from './google-row.ts';
import type { GoogleAttributes } from './google-row.ts';

/** `g:Image Link` and `image_link` are one attribute; `shipping(country:price)` is `shipping`. */
export const attributeName = (header: string): string =>
  header
    .replace(/^\uFEFF|\(.*$/g, '')
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .replace(/[\s-]+/g, '_');

function attributesOf(names: readonly string[], fields: readonly string[]): GoogleAttributes {
  const attributes: GoogleAttributes = new Map();
  for (const [column, name] of names.entries()) {
    const field = fields[column] ?? '';
    if (field.trim() !== '') addValue(attributes, name, field);
  }
  return attributes;
}

async function* itemsOf(path: string): AsyncGenerator<GoogleItem> {
  let names: readonly string[] | undefined;
  for await (const { row, fields } of cutRecords(linesOf(path), '\t')) {
    if (!fields.ok) yield { row, attributes: fields };
    else if (names === undefined) names = fields.value.map(attributeName);
    else yield { row, attributes: ok(attributesOf(names, fields.value)) };
  }
}

/** Reads a Google Merchant feed of values separated by tabs, whose first row has the attributes. */
export const readGoogleTsv = (path: string, options: ReadFeedOptions): AsyncGenerator<FeedRow> =>
  googleProducts(basename(path), itemsOf(path), options);
