import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';

export interface Money {
  /** In the currency's major unit, rounded to its minor one. */
  readonly amount: number;
  /** In capital letters. */
  readonly currency: string;
}

export const noCurrency = 'a price without a currency, which --currency can name';

/** Digits, whose thousands are perhaps apart, and decimals, or a dash in place of them as in `499,-` and `499:-`. */
const AMOUNT = /^(\d{1,3}(?:([ .,'])\d{3})(?:\2\d{3})*|\d+)(?:([.,])(\d+)|[.,:]-{1,2})?$/;

/** The currencies of a sign, which a price may have in place of a code. */
const signs = new Map([
  ['€', ['EUR']],
  ['£', ['GBP']],
  ['$', ['USD', 'AUD', 'CAD']],
  ['kr', ['DKK', 'NOK', 'SEK']],
]);

const MONEY = /^(kr\.?|[a-z]{3}|[€£$])?\s*(\d[\d\s.,:'’-]*?)\s*(kr\.?|[a-z]{3}|[€£$])?$/i;

const formats = new Map<string, Intl.NumberFormat>();

/** Writes amounts with the decimals of a currency (ISO 4217), without its sign. */
function formatOf(currency: string): Intl.NumberFormat {
  const known = formats.get(currency);
  if (known !== undefined) return known;
  const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  const format = new Intl.NumberFormat('en', { maximumFractionDigits, useGrouping: false });
  formats.set(currency, format);
  return format;
}

/** Whether the decimals may be thousands, as in `1.299 DKK` and `150.000 KRW`; those of `0.995` and `499.000 DKK` may not. */
const isAmbiguous = (units: string, decimals: string, most: number): boolean =>
  decimals.length === 3 && most < 3 && /^[1-9]\d{0,2}$/.test(units) && (units.length < 3 || most === 0);

/** Units and decimals, where the text has at most one meaning beside that of `1.299`. */
function partsOf(text: string): readonly [units: string, decimals: string] | undefined {
  const amount = text.replaceAll(/\s/g, ' ').replaceAll('’', "'");
  const [, whole, separator, point, decimals = ''] = AMOUNT.exec(amount) ?? [];
  if (whole === undefined || (point !== undefined && point === separator)) return undefined;
  const groups = separator === undefined ? [whole] : whole.split(separator);
  const [units = '', thousands = ''] = groups;
  const isOneNumber = (separator === '.' || separator === ',') && groups.length === 2 && whole === amount;
  return isOneNumber ? [units, thousands] : [groups.join(''), decimals];
}

/** Reads `499`, `499.00`, `1 299,00`, `1.299,-` or `499.9950` of a currency. */
export function parseAmount(text: string, currency: string): Result<string, number> {
  const parts = partsOf(text);
  if (parts === undefined) return fail(`price "${text}" cannot be read`);
  const [units, decimals] = parts;
  const format = formatOf(currency);
  if (isAmbiguous(units, decimals, format.resolvedOptions().maximumFractionDigits ?? 2))
    return fail(`price "${text}" may have thousands or three decimals`);
  // As a text: the number 1.005 is a little less, and would be rounded down.
  return ok(Number(format.format(`${units}.${decimals || '0'}` as `${number}`)));
}

/** The currency that a code or a sign means; several have `kr` and `$`, where the feed's own decides. */
function currencyOf(mark: string | undefined, own: string | undefined): string | undefined {
  if (mark === undefined) return own?.toUpperCase();
  const [first, ...more] = signs.get(mark.toLowerCase().replace('.', '')) ?? [mark.toUpperCase()];
  return more.length === 0 ? first : [first, ...more].find((code) => code === own?.toUpperCase());
}

/** Reads `499.00 DKK`, the order of old feeds, `DKK 499.00`, or `1.299,00 kr.`; `currency` is that of an amount alone. */
export function parseMoney(text: string, currency?: string): Result<string, Money> {
  const [, before, amount = '', after] = MONEY.exec(text.trim()) ?? [];
  const used = currencyOf(before ?? after, currency);
  if (partsOf(amount) === undefined || (before !== undefined && after !== undefined))
    return fail(`price "${text}" cannot be read`);
  if (used === undefined) return fail(currency === undefined ? noCurrency : `price "${text}" is in another currency`);
  const read = parseAmount(amount, used);
  return read.ok ? ok({ amount: read.value, currency: used }) : read;
}

/** A date, perhaps with a time and its zone; without one it is UTC, as Google reads it. */
const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/;

function momentOf(text: string, timeOfDay: string): number {
  const [, date, time = timeOfDay, zone = 'Z'] = MOMENT.exec(text.trim()) ?? [];
  return date === undefined ? Number.NaN : Date.parse(`${date}T${time}${zone.replace(/^(.\d{2})(\d{2})$/, '$1:$2')}`);
}

function isValidAt(period: string, now: Date): Result<string, boolean> {
  const [from = '', until = '', ...more] = period.split('/');
  const [start, end] = [momentOf(from, '00:00'), momentOf(until, '23:59:59.999')];
  if (more.length > 0 || !(start <= end)) return fail(`sale_price_effective_date "${period}" cannot be read`);
  return ok(start <= now.getTime() && now.getTime() <= end);
}

/**
 * The price that a product is sold for: the sale price while it is valid. Whether it counts as reduced needs the
 * shop's own prices of the last 30 days (Directive 98/6/EC, article 6a), so here it is a price like any other.
 */
export function sellingPrice(
  price: Money,
  sale: string | undefined,
  period: string | undefined,
  now: Date,
): Result<string, Money> {
  if (sale === undefined) return ok(price);
  const reduced = parseMoney(sale, price.currency);
  if (!reduced.ok) return fail(`sale_${reduced.error}`);
  if (reduced.value.amount === 0) return fail(`sale_price "${sale}" is not a price`);
  if (reduced.value.currency !== price.currency) return fail(`sale_price "${sale}" is in another currency`);
  if (reduced.value.amount > price.amount) return fail(`sale_price "${sale}" is above the price`);
  const valid = period === undefined ? ok(true) : isValidAt(period, now);
  if (!valid.ok) return valid;
  return ok(valid.value ? reduced.value : price);
}
