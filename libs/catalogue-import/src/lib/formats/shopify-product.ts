import { fail, ok } from '@lyng/model';
import type { FeedRow, ReadFeedOptions } from './feed-row.ts';
import { genderFor } from './google-row.ts';
import { groupVariants } from './group-variants.ts';
import type { Offer } from './group-variants.ts';
import { optionRoles } from './option-roles.ts';
import type { OptionRole, ProductOption } from './option-roles.ts';
import { isVariant, optionNames, optionValues, shopifyRow, whyNotSold } from './shopify-row.ts';
import type { ShopifyProduct, ShopifyRow } from './shopify-row.ts';

/** The value of a product that has no options. */
const noOption = 'default title';

function optionsOf(first: ShopifyRow, variants: readonly ShopifyRow[]): readonly ProductOption[] {
  return optionNames.map((nameField, index) => {
    const valueField = optionValues[index] ?? 'option1Value';
    const values = new Set(variants.flatMap(({ fields }) => fields.get(valueField) ?? []));
    const isNone = [...values].every((value) => value.toLowerCase() === noOption);
    return { name: first.fields.get(nameField) ?? '', values: isNone ? [] : [...values] };
  });
}

/** Options that the shop has no choice for: of several values it can only offer one. */
const unread = (options: readonly ProductOption[], roles: readonly OptionRole[]): readonly string[] =>
  options
    .filter(({ values }, index) => roles[index] === undefined && values.length > 1)
    .map(({ name }) => `option "${name}" is neither a size nor a colour`);

/** Makes a product of the rows of one handle. */
export function* shopifyProduct(
  file: string,
  handle: string,
  rows: readonly ShopifyRow[],
  { currency, count }: ReadFeedOptions,
): Generator<FeedRow> {
  const first = rows.find(({ fields }) => fields.has('title')) ?? rows[0];
  if (first === undefined) return;
  const rejected = (row: number, reason: string): FeedRow => ({ file, row, id: handle, product: fail(reason) });
  const notSold = whyNotSold(first);
  if (!notSold.ok) {
    yield rejected(first.row, notSold.error);
    return;
  }
  if (notSold.value !== undefined) {
    count(notSold.value);
    return;
  }
  const variants = rows.filter((row) => row === first || isVariant(row));
  const options = optionsOf(first, variants);
  const roles = options.map(({ values }, index) => (values.length === 0 ? undefined : optionRoles(options)[index]));
  const own = first.fields.get('gender');
  const gender = genderFor(own, first.fields.get('ageGroup'));
  const product: ShopifyProduct = {
    handle,
    first,
    roles,
    gender: gender.ok ? gender.value : own,
    photoAddresses: [...new Set(rows.flatMap(({ fields }) => fields.get('image') ?? []))],
  };
  const unreadParts = [...(gender.ok ? [] : [gender.error]), ...unread(options, roles)];
  for (const reason of unreadParts) yield rejected(first.row, `imported without a part: ${reason}`);
  const offers: Offer[] = [];
  for (const variant of variants) {
    const read = shopifyRow(variant, product, currency);
    if (!read.ok) {
      yield rejected(variant.row, read.error);
      continue;
    }
    if (variant.fields.has('compareAtPrice')) count('compare-at prices, as earlier prices are not proven');
    for (const reason of read.value.leftOut) yield rejected(variant.row, `imported without a part: ${reason}`);
    offers.push({ row: variant.row, product: read.value.product });
  }
  const grouped = groupVariants(handle, offers);
  for (const offer of grouped.products) yield { file, row: offer.row, id: handle, product: ok(offer.product) };
  for (const { row, reason } of grouped.rejected) yield rejected(row, reason);
}
