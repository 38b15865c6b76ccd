import { parseListedProducts } from '@lyng/commerce-client';
import type { CommerceGateway, QueryOptions } from '@lyng/commerce-client';
import type { ProductRowQuery } from '@lyng/feature';
import { fail, ok } from '@lyng/model';
import type { ListedProduct, Result } from '@lyng/model';
import { apiSort } from '@lyng/routing/core';
import type { CatalogueFailure } from '../core/catalogue-failure.ts';
import { ProductsRowDocument } from './products-row.generated.ts';

/** The maximum number of products in one response. */
const maximumTake = 200;

/** The first products of a list, for a row on the front page or below a product. */
export const loadProductRow = async (
  gateway: CommerceGateway,
  { sort = 'LATEST', take = 8, facets, ...list }: ProductRowQuery,
  options?: QueryOptions,
): Promise<Result<CatalogueFailure, readonly ListedProduct[]>> => {
  const result = await gateway.query(
    ProductsRowDocument,
    { ...list, sort: apiSort(sort), take: Math.min(take, maximumTake), ...(facets && { facets: [...facets] }) },
    options,
  );
  return result.ok ? ok(parseListedProducts(result.value.products?.products)) : fail(result.error);
};
