import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import { maxCount } from '../feed-product.ts';
import type { FeedVariant } from '../feed-product.ts';
import type { OptionRole } from '../option-roles.ts';
import { parseGtin } from './google-row.ts';
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

export const optionNames = ['option1Name', 'option2Name', 'option3Name'] as const;
export const optionValues = ['option1Value', 'option2Value', 'option3Value'] as const;

/** A row that is more than an image of its product. */
export const isVariant = ({ fields, marketPrices }: ShopifyRow): boolean =>
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
export function shopifyVariant(
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
