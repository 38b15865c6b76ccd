import { parseProductSummary } from '@lyng/commerce-client';
import { jsonObject, jsonText } from '@lyng/model';
import type { JsonObject } from '@lyng/model';
import { readProductBlock } from '@lyng/search-client';
import type { SearchProduct } from '@lyng/search-client';
import type { ProductHit } from '../core/suggestions.ts';

/**
 * The block of the shop's own product data: the service's own prices have neither the texts nor the lowest price that
 * must be shown.
 */
export const PRODUCT_BLOCK = 'ralph_data';

const dataOf = (product: SearchProduct): JsonObject => jsonObject(readProductBlock(product, PRODUCT_BLOCK)?.json) ?? {};

/** Parses a product for a row; `null` for one that cannot be shown. */
export function parseProductHit(found: SearchProduct): ProductHit | null {
  const { key, link, ticket } = found;
  const product = parseProductSummary(dataOf(found));
  return product.ok ? { key, link, ticket, product: product.value } : null;
}

/** The brand of a product with the address of its list; `null` where the shop's own data does not contain it. */
export function brandLinkOf(product: SearchProduct): { readonly name: string; readonly link: string } | null {
  const link = jsonText(jsonObject(dataOf(product)['brand'])?.['canonicalUrl']);
  return link === '' ? null : { name: product.brand, link };
}
