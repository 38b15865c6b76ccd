import { toggleFacet, withoutFacet } from '@lyng/routing/core';
import type { ListQuery } from '@lyng/routing/core';
import type { ListPage } from '../../core/list-page-data.ts';
import { priceFieldNames, priceRangeOf } from '../../core/price-range.ts';

/** The result of the two price fields of a form sent without script: another query, or a rejection. */
export type PostedPrice =
  | { readonly kind: 'none' }
  | { readonly kind: 'query'; readonly query: ListQuery }
  | { readonly kind: 'rejected'; readonly rejected: NonNullable<ListPage['rejectedPrice']> };

/** Longer than any price; the rest of the input is not shown again. */
const MAX_SHOWN_LENGTH = 20;

/** Reads the price fields of an address; other addresses of lists have none. */
export function readPostedPrice(params: URLSearchParams, query: ListQuery): PostedPrice {
  if (!params.has(priceFieldNames.from) && !params.has(priceFieldNames.to)) return { kind: 'none' };
  const [from, to] = [priceFieldNames.from, priceFieldNames.to].map((name) =>
    (params.get(name) ?? '').slice(0, MAX_SHOWN_LENGTH),
  ) as [string, string];
  const range = priceRangeOf(from, to);
  if (!range.ok) return { kind: 'rejected', rejected: { from, to, issue: range.error } };
  const without = withoutFacet(query, { key: 'price' });
  return {
    kind: 'query',
    query: range.value === null ? without : toggleFacet(without, { key: 'price', id: range.value, label: range.value }),
  };
}
