import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import { maxCount } from '../feed-product.ts';
import type { FeedVariant } from '../feed-product.ts';
import { textOf } from '../feed-text.ts';
import { optionRoles } from '../option-roles.ts';
import type { OptionRole, ProductOption } from '../option-roles.ts';
import type { FeedRow, ReadFeedOptions } from './feed-row.ts';
import { genderFor, parseGtin } from './google-row.ts';
import { noCurrency, parseAmount } from './money.ts';
import type { MarketColumn, ShopifyField } from './shopify-headers.ts';

export interface ShopifyRow {
  readonly row: number;
  readonly fields: ReadonlyMap<ShopifyField, string>;
  /** The prices of markets, the shop's first market first; they win over the price without a currency. */
  readonly marketPrices: readonly (Pick<MarketColumn, 'country' | 'currency'> & { readonly amount: string })[];
  /** False where the merchant does not count the stock. */
  readonly isTracked: boolean;
}

const optionNames = ['option1Name', 'option2Name', 'option3Name'] as const;
const optionValues = ['option1Value', 'option2Value', 'option3Value'] as const;

/** A row that is more than an image of its product. */
const isVariant = ({ fields, marketPrices }: ShopifyRow): boolean =>
  marketPrices.length > 0 ||
  (['price', 'sku', 'quantity', ...optionValues] as const).some((field) => fields.has(field));

/** A stock that is not tracked is the default one; below nothing is nothing, also for goods sold before they arrive. */
function stockOf({ fields, isTracked }: ShopifyRow): Result<string, number | undefined> {
  const quantity = fields.get('quantity');
  if (quantity === undefined || !isTracked) return ok(undefined);
  if (!/^-?\d+$/.test(quantity)) return fail(`stock "${quantity}" cannot be read`);
  return ok(Math.min(maxCount, Math.max(0, Number(quantity))));
}

type Prices = Pick<FeedVariant, 'price' | 'currency' | 'marketPrices'>;

function pricesOf({ fields, marketPrices }: ShopifyRow, ownCurrency: string | undefined): Result<string, Prices> {
  const amounts: Record<string, number> = {};
  for (const { amount, country, currency } of marketPrices) {
    const price = parseAmount(amount, currency);
    if (!price.ok) return price;
    amounts[`${country}/${currency}`] = price.value;
  }
  const own = fields.get('price');
  const used =
    own !== undefined && ownCurrency !== undefined ? { amount: own, currency: ownCurrency } : marketPrices[0];
  if (used === undefined) return own === undefined ? ok({}) : fail(noCurrency);
  const price = parseAmount(used.amount, used.currency);
  return price.ok ? ok({ price: price.value, currency: used.currency, marketPrices: amounts }) : price;
}

/** Reads one row of a product: one size of one colour. `colour` is that of a product without a choice of colours. */
function variantOf(
  row: ShopifyRow,
  roles: readonly OptionRole[],
  colour: string | undefined,
  currency: string | undefined,
): Result<string, FeedVariant> {
  const prices = pricesOf(row, currency);
  if (!prices.ok) return prices;
  const stock = stockOf(row);
  if (!stock.ok) return stock;
  const valueOf = (role: OptionRole): string | undefined =>
    row.fields.get(optionValues[roles.indexOf(role)] ?? 'option1Value');
  const barcode = row.fields.get('barcode');
  const gtin = barcode === undefined ? ok(undefined) : parseGtin(barcode);
  const photo = row.fields.get('variantImage');
  return ok({
    row: row.row,
    size: roles.includes('size') ? valueOf('size') : undefined,
    colour: roles.includes('colour') ? valueOf('colour') : colour,
    stock: stock.value,
    gtin: gtin.ok ? gtin.value : undefined,
    photoAddresses: photo === undefined ? [] : [photo],
    ...prices.value,
    leftOut: gtin.ok ? [] : [gtin.error],
  });
}

const isYes = (text = ''): boolean => /^(?:true|yes|1)$/i.test(text);

const isNo = (text = ''): boolean => /^(?:false|no|0)$/i.test(text);

const statuses = ['active', 'draft', 'archived', 'unlisted'];

/** The reason why the merchant does not sell the product in the shop; undefined for one that they sell. */
function whyNotSold(fields: ShopifyRow['fields'], status: string): string | undefined {
  if (status !== 'active') return `products that are ${status === 'draft' ? 'drafts' : status}`;
  if (isNo(fields.get('published'))) return 'products that are not published';
  return isYes(fields.get('giftCard')) ? 'gift cards' : undefined;
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
  const status = fields.get('status')?.toLowerCase() ?? 'active';
  const notSold = whyNotSold(fields, status);
  const title = fields.get('title');
  if (!statuses.includes(status)) yield rejected(`unknown status "${status}"`);
  else if (notSold !== undefined) count(notSold);
  else if (title === undefined) yield rejected('no title');
  if (notSold !== undefined || title === undefined) return;

  const ofVariants = rows.filter((one) => one === first || isVariant(one));
  const options = optionsOf(first, ofVariants);
  const roles = optionRoles(options);
  // The colours of a product without a choice of them, as the import writes several: `black; white` is `black/white`.
  const colour = fields.get('colour')?.replace(/\s*[;,]\s*/g, '/');
  const variants: FeedVariant[] = [];
  for (const one of ofVariants) {
    const variant = variantOf(one, roles, colour, currency);
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
