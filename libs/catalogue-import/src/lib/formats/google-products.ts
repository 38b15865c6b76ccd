import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { FeedRow, ReadFeedOptions } from './feed-row.ts';
import { googleRow } from './google-row.ts';
import type { GoogleAttributes } from './google-row.ts';
import { groupVariants } from './group-variants.ts';
import type { Offer } from './group-variants.ts';

export interface GoogleItem {
  readonly row: number;
  /** Of an item that cannot be read, where it is known. */
  readonly id?: string | undefined;
  readonly attributes: Result<string, GoogleAttributes>;
}

/** The memory holds the texts that the items of a group share once. */
const sharing = (first: Offer, { row, product }: Offer): Offer => {
  const { id, title, price, currency, variants } = product;
  return { row, product: { ...first.product, id, title, price, currency, variants } };
};

/** The text of a group is that of its first item: the others' are not read. */
const withoutText = (attributes: GoogleAttributes): GoogleAttributes =>
  new Map([...attributes].filter(([name]) => name !== 'description'));

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
  const groups = new Map<string, Offer[]>();
  for await (const { row, id: brokenId, attributes } of items) {
    if (!attributes.ok) {
      yield { file, row, id: brokenId, product: attributes };
      continue;
    }
    const [ownGroup = '', ownId] = ['item_group_id', 'id'].map((name) => attributes.value.get(name)?.[0]?.trim());
    const read = googleRow(groups.has(ownGroup) ? withoutText(attributes.value) : attributes.value, options);
    if (!read.ok) {
      yield { file, row, id: ownId, product: read };
      continue;
    }
    const { group, product, leftOut } = read.value;
    const { id } = product;
    const earlierRow = rowOfId.get(id);
    if (earlierRow !== undefined) {
      yield { file, row, id, product: fail(`the id is that of row ${earlierRow}`) };
      continue;
    }
    rowOfId.set(id, row);
    if (attributes.value.has('shipping')) options.count('shipping, which the shop computes itself');
    for (const reason of leftOut) yield { file, row, id, product: fail(`imported without a part: ${reason}`) };
    if (group === undefined) {
      yield { file, row, id, product: ok(product) };
      continue;
    }
    const offers = groups.get(group);
    const [first] = offers ?? [];
    if (offers === undefined || first === undefined) groups.set(group, [{ row, product }]);
    else offers.push(sharing(first, { row, product }));
  }
  for (const [group, offers] of groups) {
    const { products, rejected } = groupVariants(group, offers);
    for (const { row, product } of products) yield { file, row, id: product.id, product: ok(product) };
    for (const { row, id, reason } of rejected) yield { file, row, id, product: fail(reason) };
    groups.delete(group);
  }
}
