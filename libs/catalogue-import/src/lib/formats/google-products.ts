import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { FeedProduct, FeedVariant } from '../feed-product.ts';
import type { FeedRow, ReadFeedOptions } from './feed-row.ts';
import { googleRow } from './google-row.ts';
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
