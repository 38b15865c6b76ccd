import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import { textOf } from '../feed-text.ts';
import type { FeedProduct, FeedVariant } from '../parse-feed-product.ts';
import { parseGtin } from './gtin.ts';
import { noCurrency, parseAmount, parseMoney } from './money.ts';
import type { OptionRole } from './option-roles.ts';
import type { ShopifyField } from './shopify-headers.ts';

export interface MarketPrice {
  readonly amount: string;
  readonly country: string;
  readonly currency: string;
}

export interface ShopifyRow {
  readonly row: number;
  readonly fields: ReadonlyMap<ShopifyField, string>;
  /** The prices of markets, the shop's first market first; they win over the price without a currency. */
  readonly marketPrices: readonly MarketPrice[];
  /** False where the merchant does not count the stock. */
  readonly isTracked: boolean;
}

/** The columns that the rows of a product share. */
export interface ShopifyProduct {
  readonly handle: string;
  readonly first: ShopifyRow;
  readonly gender: string | undefined;
  readonly roles: readonly OptionRole[];
  readonly photoAddresses: readonly string[];
}

export const optionNames = ['option1Name', 'option2Name', 'option3Name'] as const;
export const optionValues = ['option1Value', 'option2Value', 'option3Value'] as const;

/** A row that is more than an image of its product. */
export const isVariant = ({ fields, marketPrices }: ShopifyRow): boolean =>
  marketPrices.length > 0 ||
  ['price', 'sku', 'quantity', ...optionValues].some((field) => fields.has(field as ShopifyField));

const isYes = (text: string | undefined): boolean => /^(?:true|yes|1)$/i.test(text ?? '');

const isNo = (text: string | undefined): boolean => /^(?:false|no|0)$/i.test(text ?? '');

/** The reason why the merchant does not sell the product in the shop; undefined for one that they sell. */
export function whyNotSold({ fields }: ShopifyRow): Result<string, string | undefined> {
  const status = fields.get('status')?.toLowerCase() ?? 'active';
  if (!['active', 'draft', 'archived', 'unlisted'].includes(status)) return fail(`unknown status "${status}"`);
  if (status !== 'active') return ok(`products that are ${status === 'draft' ? 'drafts' : status}`);
  if (isNo(fields.get('published'))) return ok('products that are not published');
  return ok(isYes(fields.get('giftCard')) ? 'gift cards' : undefined);
}

/** Type is the merchant's own word, so it comes last, where the import looks first. */
function categoryOf({ fields }: ShopifyRow): string {
  const category = fields.get('category') ?? fields.get('googleCategory');
  const path = [category !== undefined && /^\d+$/.test(category) ? undefined : category, fields.get('type')];
  return path.filter((part) => part !== undefined).join(' > ');
}

const tagsOf = ({ fields }: ShopifyRow): readonly string[] =>
  (fields.get('tags') ?? '').split(',').flatMap((tag) => textOf(tag) ?? []);

/** The database counts to here. */
const maxCount = 2_147_483_647;

/** A stock that is not tracked is the default one; below nothing is nothing, also for goods sold before they arrive. */
function stockOf({ fields, isTracked }: ShopifyRow): Result<string, number | undefined> {
  const quantity = fields.get('quantity');
  if (quantity === undefined || !isTracked) return ok(undefined);
  if (!/^-?\d+$/.test(quantity)) return fail(`stock "${quantity}" cannot be read`);
  return ok(Math.min(maxCount, Math.max(0, Number(quantity))));
}

interface ReadPrices {
  readonly price: number | undefined;
  readonly currency: string | undefined;
  /** By country and currency. */
  readonly prices: Readonly<Record<string, number>>;
}

function pricesOf({ fields, marketPrices }: ShopifyRow, ownCurrency: string | undefined): Result<string, ReadPrices> {
  const prices: Record<string, number> = {};
  for (const { amount, country, currency } of marketPrices) {
    const price = parseAmount(amount, currency);
    if (!price.ok) return price;
    prices[`${country}/${currency}`] = price.value;
  }
  const own = fields.get('price');
  const used =
    own !== undefined && ownCurrency !== undefined ? { amount: own, currency: ownCurrency } : marketPrices[0];
  if (used === undefined)
    return own === undefined ? ok({ price: undefined, currency: undefined, prices }) : fail(noCurrency);
  const price = parseMoney(used.amount, used.currency);
  return price.ok ? ok({ price: price.value.amount, currency: price.value.currency, prices }) : price;
}

function optionOf({ fields }: ShopifyRow, roles: readonly OptionRole[], wanted: OptionRole): string | undefined {
  const field = optionValues[roles.indexOf(wanted)];
  return field && fields.get(field);
}

/** The colours of a product without a choice of them, as the import writes several: `black; white` is `black/white`. */
const colourOf = ({ fields }: ShopifyRow): string | undefined => fields.get('colour')?.replace(/\s*[;,]\s*/g, '/');

/** Reads one row of a product: one size of one colour, and the parts of the row that the product does not have. */
export function shopifyRow(
  row: ShopifyRow,
  { handle, first, gender, roles, photoAddresses }: ShopifyProduct,
  currency: string | undefined,
): Result<string, { readonly product: FeedProduct; readonly leftOut: readonly string[] }> {
  const shared = (field: ShopifyField): string | undefined => first.fields.get(field);
  const title = shared('title');
  if (title === undefined) return fail('no title');
  const read = pricesOf(row, currency);
  if (!read.ok) return read;
  const { prices, ...price } = read.value;
  const stock = stockOf(row);
  if (!stock.ok) return stock;
  const barcode = row.fields.get('barcode');
  const gtin = barcode === undefined ? ok(undefined) : parseGtin(barcode);
  const photo = row.fields.get('variantImage');
  const variant: FeedVariant = {
    size: optionOf(row, roles, 'size'),
    colour: roles.includes('colour') ? optionOf(row, roles, 'colour') : colourOf(first),
    stock: stock.value,
    gtin: gtin.ok ? gtin.value : undefined,
    photoAddresses: photo === undefined ? [] : [photo],
    prices: Object.keys(prices).length === 0 ? undefined : prices,
  };
  return ok({
    leftOut: gtin.ok ? [] : [gtin.error],
    product: {
      id: [handle, ...optionValues.flatMap((field) => row.fields.get(field) ?? [])].join('/'),
      title,
      brand: shared('vendor'),
      category: categoryOf(first),
      tags: tagsOf(first),
      gender,
      ...price,
      description: shared('body'),
      source: 'shopify',
      images: [],
      sizes: [],
      variants: [variant],
      materials: [],
      patterns: [],
      isNew: false,
      photoAddresses,
    },
  });
}
