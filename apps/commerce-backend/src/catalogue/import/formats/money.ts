import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';

export interface Money {
  readonly amount: number;
  /** In capital letters. */
  readonly currency: string;
}

/** An amount with at most two decimals; a separator of thousands could also be one of decimals, so it is rejected. */
const AMOUNT = /^\d+(?:[.,]\d{1,2})?$/;

/** Reads `499`, `499.00` or `499,00`. */
export function parseAmount(text: string): Result<string, number> {
  return AMOUNT.test(text) ? ok(Number(text.replace(',', '.'))) : fail(`price "${text}" cannot be read`);
}

/** Reads `499.00 DKK`, or the order of old feeds, `DKK 499.00`. */
export function parseMoney(text: string): Result<string, Money> {
  const [, before, amount, after] = /^([a-z]{3})?\s*([\d.,]+)\s*([a-z]{3})?$/i.exec(text.trim()) ?? [];
  const currency = before ?? after;
  const parsed = parseAmount(amount ?? '');
  if (!parsed.ok || currency === undefined || (before !== undefined && after !== undefined))
    return fail(`price "${text}" cannot be read`);
  return ok({ amount: parsed.value, currency: currency.toUpperCase() });
}
