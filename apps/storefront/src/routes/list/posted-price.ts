import { priceFieldNames, priceRangeOf } from '@lyng/catalogue';
import type { ListPage } from '@lyng/catalogue';
import { toggleFacet, withoutFacet } from '@lyng/routing/core';
import type { ListQuery } from '@lyng/routing/core';

/** What the two price fields of a form that was sent without script come to: another query, or a reason why not. */
export type PostedPrice =
  | { readonly kind: 'none' }
  | { readonly kind: 'query'; readonly query: ListQuery }
  | { readonly kind: 'refused'; readonly refused: NonNullable<ListPage['refusedPrice']> };

/** Longer than any price; the rest of what somebody put there is not shown again. */
const longestShown = 20;

/** Reads the price fields of an address; a list without them was not asked this way. */
export function readPostedPrice(params: URLSearchParams, query: ListQuery): PostedPrice {
  if (!params.has(priceFieldNames.from) && !params.has(priceFieldNames.to)) return { kind: 'none' };
  const [from, to] = [priceFieldNames.from, priceFieldNames.to].map((name) =>
    (params.get(name) ?? '').slice(0, longestShown),
  ) as [string, string];
  const range = priceRangeOf(from, to);
  if (!range.ok) return { kind: 'refused', refused: { from, to, fault: range.error } };
  const without = withoutFacet(query, { key: 'price' });
  return {
    kind: 'query',
    query: range.value === null ? without : toggleFacet(without, { key: 'price', id: range.value, label: range.value }),
  };
}
