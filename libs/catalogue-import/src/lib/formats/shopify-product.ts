import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { FeedVariant } from '../feed-product.ts';
import { textOf } from '../feed-text.ts';
import { optionRoles } from '../option-roles.ts';
import type { ProductOption } from '../option-roles.ts';
import type { FeedRow, ReadFeedOptions } from './feed-row.ts';
import { genderFor } from './google-row.ts';
import { isVariant, optionNames, optionValues, shopifyVariant } from './shopify-row.ts';
import type { ShopifyRow } from './shopify-row.ts';

const isYes = (text = ''): boolean => /^(?:true|yes|1)$/i.test(text);

const isNo = (text = ''): boolean => /^(?:false|no|0)$/i.test(text);

/** The reason why the merchant does not sell the product in the shop; undefined for one that they sell. */
function whyNotSold({ fields }: ShopifyRow): Result<string, string | undefined> {
  const status = fields.get('status')?.toLowerCase() ?? 'active';
  if (!['active', 'draft', 'archived', 'unlisted'].includes(status)) return fail(`unknown status "${status}"`);
  if (status !== 'active') return ok(`products that are ${status === 'draft' ? 'drafts' : status}`);
  if (isNo(fields.get('published'))) return ok('products that are not published');
  return ok(isYes(fields.get('giftCard')) ? 'gift cards' : undefined);
}

/** Type is the merchant's own word, so it comes last, where the import looks first. A number of Google's has no words. */
function categoryOf({ fields }: ShopifyRow): string {
  const category = fields.get('category') ?? fields.get('googleCategory') ?? '';
  return [/^\d+$/.test(category) ? '' : category, fields.get('type') ?? ''].filter((part) => part !== '').join(' > ');
}

/** The value of a product that has no options. */
const noOption = 'default title';

function optionsOf(first: ShopifyRow, variants: readonly ShopifyRow[]): readonly ProductOption[] {
  return optionValues.map((field, index) => {
    const values = new Set(variants.flatMap(({ fields }) => fields.get(field) ?? []));
    const isNone = [...values].every((value) => value.toLowerCase() === noOption);
    return { name: first.fields.get(optionNames[index] ?? field) ?? '', values: isNone ? [] : [...values] };
  });
}

/** Makes a product of the rows of one handle. */
export function* shopifyProduct(
  file: string,
  handle: string,
  rows: readonly ShopifyRow[],
  { currency, count }: ReadFeedOptions,
): Generator<FeedRow> {
  const first = rows.find(({ fields }) => fields.has('title')) ?? rows[0];
  if (first === undefined) return;
  const { row, fields } = first;
  const rejected = (reason: string, of = row): FeedRow => ({ file, row: of, id: handle, product: fail(reason) });
  const notSold = whyNotSold(first);
  const title = fields.get('title');
  if (!notSold.ok) yield rejected(notSold.error);
  else if (notSold.value !== undefined) count(notSold.value);
  else if (title === undefined) yield rejected('no title');
  if (!notSold.ok || notSold.value !== undefined || title === undefined) return;

  const ofVariants = rows.filter((one) => one === first || isVariant(one));
  const options = optionsOf(first, ofVariants);
  const roles = optionRoles(options);
  // The colours of a product without a choice of them, as the import writes several: `black; white` is `black/white`.
  const colour = fields.get('colour')?.replace(/\s*[;,]\s*/g, '/');
  const variants: FeedVariant[] = [];
  for (const one of ofVariants) {
    const variant = shopifyVariant(one, roles, colour, currency);
    if (variant.ok) variants.push(variant.value);
    else yield rejected(variant.error, one.row);
    if (one.fields.has('compareAtPrice')) count('compare-at prices, as earlier prices are not proven');
  }
  if (variants.length === 0) return;
  const gender = genderFor(fields.get('gender'), fields.get('ageGroup'));
  // Of several values of an option that the shop has no choice for it can only offer one.
  const unread = options
    .filter(({ values }, index) => roles[index] === undefined && values.length > 1)
    .map(({ name }) => `option "${name}" is neither a size nor a colour`);
  const product = {
    id: handle,
    variantGroup: handle,
    title,
    brand: fields.get('vendor'),
    category: categoryOf(first),
    tags: (fields.get('tags') ?? '').split(',').flatMap((tag) => textOf(tag) ?? []),
    gender: gender.ok ? gender.value : fields.get('gender'),
    description: fields.get('body'),
    source: 'shopify',
    variants,
    photoAddresses: [...new Set(rows.flatMap((one) => one.fields.get('image') ?? []))],
    leftOut: [...(gender.ok ? [] : [gender.error]), ...unread],
  };
  yield { file, row, product: ok(product) };
}
