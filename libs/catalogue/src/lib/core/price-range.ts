import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import { readRange } from '@lyng/routing/core';
import { HIGHEST_PRICE } from './highest-price.ts';

/** The reason why two typed prices are not a valid range. */
export type PriceRangeIssue = 'not-a-price' | 'turned-round' | 'too-high';

/** The names of the two fields in the address of a form that was sent without script. */
export const priceFieldNames = { from: 'price-from', to: 'price-to' } as const;

/** `1 299`, `1.299`, `1299,50`: the formats of the four languages; the fraction is captured separately. */
const typedPrice = /^(\d{1,7})(?:[.,](\d{1,2}))?$/;

/** A typed price in currency units; an upper end is rounded up, so that slightly cheaper products are included. */
const readPrice = (text: string, round: 'down' | 'up'): number | undefined | null => {
  const compact = text.replace(/\s|(?:kr\.?|€)$/gi, '').replace(/[.,](?=\d{3}(?!\d))/g, '');
  if (compact === '') return undefined;
  const [, integer, fraction = '0'] = typedPrice.exec(compact) ?? [];
  if (integer === undefined) return null;
  return Number(integer) + (round === 'up' && Number(fraction) > 0 ? 1 : 0);
};

/**
 * Two typed prices as the range in the address, whose upper end is excluded: up to 500 is `-501`. Two empty fields mean
 * no range, which is not an error.
 */
export const priceRangeOf = (from: string, to: string): Result<PriceRangeIssue, string | null> => {
  const [lowest, highest] = [readPrice(from, 'down'), readPrice(to, 'up')];
  if (lowest === null || highest === null) return fail('not-a-price');
  if (lowest === undefined && highest === undefined) return ok(null);
  if (Math.max(lowest ?? 0, highest ?? 0) > HIGHEST_PRICE) return fail('too-high');
  if (lowest !== undefined && highest !== undefined && lowest > highest) return fail('turned-round');
  const id = `${lowest ?? ''}-${highest === undefined ? '' : highest + 1}`;
  return readRange('price', id) ? ok(id) : fail('not-a-price');
};
