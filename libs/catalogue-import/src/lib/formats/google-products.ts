import { basename } from 'node:path';
import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { FeedProduct, FeedVariant } from '../feed-product.ts';
import { linesOf } from '../read-json-lines.ts';
import { cutRecords } from './cut-records.ts';
import type { FeedRow, ReadFeedOptions } from './feed-row.ts';
import { addValue, googleRow } from './google-row.ts';
import type { GoogleAttributes } from './google-row.ts';

export interface GoogleItem {
  readonly row: number;
  /** Of an item that cannot be read, where it is known. */
  readonly id?: string | undefined;
  readonly attributes: Result<string, GoogleAttributes>;
}

/** A group of items: its texts are those of the first one. */
interface Group {
  readonly row: number;
  readonly product: FeedProduct;
  readonly variants: FeedVariant[];
}

/**
 * The products of a Google Merchant feed. The items of a group may be anywhere in the file, so groups come after the last item;
 * a product without a group comes at once.
 */
export async function* googleProducts(
  file: string,
  items: AsyncIterable<GoogleItem>,
  options: ReadFeedOptions,
): AsyncGenerator<FeedRow> {
  const rowOfId = new Map<string, number>();
  const groups = new Map<string, Group>();
  for await (const { row, id: brokenId, attributes } of items) {
    const textOf = (name: string) => (attributes.ok ? attributes.value.get(name)?.[0]?.trim() : undefined);
    const group = textOf('item_group_id') ?? '';
    const known = groups.get(group);
    // The text of a group is that of its first item: the others' are not read.
    if (attributes.ok && known !== undefined) attributes.value.delete('description');
    const product = attributes.ok ? googleRow(row, attributes.value, options) : attributes;
    if (!product.ok) {
      yield { file, row, id: textOf('id') ?? brokenId, product };
      continue;
    }
    const { id, variants } = product.value;
    const earlierRow = rowOfId.get(id);
    if (earlierRow !== undefined) {
      yield { file, row, id, product: fail(`the id is that of row ${earlierRow}`) };
      continue;
    }
    rowOfId.set(id, row);
    if (textOf('shipping') !== undefined) options.count('shipping, which the shop computes itself');
    if (group === '') yield { file, row, product };
    else if (known === undefined) groups.set(group, { row, product: product.value, variants: [...variants] });
    else known.variants.push(...variants);
  }
  for (const [group, { row, product, variants }] of groups) {
    yield { file, row, product: ok({ ...product, id: group, variantGroup: group, variants }) };
    groups.delete(group);
  }
}

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
