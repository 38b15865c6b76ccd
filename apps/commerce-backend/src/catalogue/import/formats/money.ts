import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';

export interface Money {
  /** In the currency's major unit, rounded to its minor one. */
  readonly amount: number;
  /** In capital letters. */
  readonly currency: string;
}

export const noCurrency = 'a price without a currency, which --currency can name';

const AMOUNT = /^(\d+)(?:[.,](\d+))?$/;

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

/** Reads `499`, `499.00`, `499,00` or `499.9950` of a currency. */
export function parseAmount(text: string, currency: string): Result<string, number> {
  const [, units, decimals = ''] = AMOUNT.exec(text) ?? [];
  const format = formatOf(currency);
  if (units === undefined || isAmbiguous(units, decimals, format.resolvedOptions().maximumFractionDigits ?? 2))
    return fail(`price "${text}" cannot be read`);
  // As a text: the number 1.005 is a little less, and would be rounded down.
  return ok(Number(format.format(`${units}.${decimals || '0'}` as `${number}`)));
}

/** Reads `499.00 DKK`, or the order of old feeds, `DKK 499.00`; `currency` is that of an amount alone. */
export function parseMoney(text: string, currency?: string): Result<string, Money> {
  const [, before, amount = '', after] = /^([a-z]{3})?\s*([\d.,]+)\s*([a-z]{3})?$/i.exec(text.trim()) ?? [];
  const used = (before ?? after ?? currency)?.toUpperCase();
  if (AMOUNT.test(amount) && used === undefined) return fail(noCurrency);
  const read =
    used === undefined || (before !== undefined && after !== undefined) ? fail('') : parseAmount(amount, used);
  return read.ok && used !== undefined
    ? ok({ amount: read.value, currency: used })
    : fail(`price "${text}" cannot be read`);
}
