import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import { parseMoney } from './money.ts';
import type { Money } from './money.ts';

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
