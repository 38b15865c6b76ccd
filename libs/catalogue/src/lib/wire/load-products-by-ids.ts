import { parseListedProducts } from '@lyng/commerce-client';
import type { CommerceGateway, QueryOptions } from '@lyng/commerce-client';
import { fail, ok } from '@lyng/model';
import type { ListedProduct, Result } from '@lyng/model';
import type { CatalogueFailure } from '../core/catalogue-failure.ts';
import { ProductsByIdsDocument } from './products-by-ids.generated.ts';

/** The maximum number of ids in one query. */
const maximumIds = 600;
/** The maximum number of products in one response. */
const maximumTake = 200;

const chunks = <Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

/** The products with these ids, in their order; ids without a product are left out. */
export const loadProductsByIds = async (
  gateway: CommerceGateway,
  productIds: readonly number[],
  options?: QueryOptions,
): Promise<Result<CatalogueFailure, readonly ListedProduct[]>> => {
  const wanted = [...new Set(productIds)].slice(0, maximumIds);
  const results = await Promise.all(
    chunks(wanted, maximumTake).map((ids) =>
      gateway.query(ProductsByIdsDocument, { productIds: [...ids], take: ids.length }, options),
    ),
  );
  const products: ListedProduct[] = [];
  for (const result of results) {
    if (!result.ok) return fail(result.error);
    products.push(...parseListedProducts(result.value.products?.products));
  }
  return ok(products);
};
